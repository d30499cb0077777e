package telemetry

import "go.opentelemetry.io/otel/attribute"

// The names are those of OpenTelemetry's semantic conventions for services.
func serviceName(name string) attribute.KeyValue { return attribute.String("service.name", name) }

func serviceVersion(version string) attribute.KeyValue {
	return attribute.String("service.version", version)
}
