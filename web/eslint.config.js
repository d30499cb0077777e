import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist", "src/gen", "node_modules"] },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked, hooks.configs.flat.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "no-restricted-globals": ["error", { name: "fetch", message: "Go through src/api/client.ts." }],
      "no-restricted-syntax": [
        "error",
        { selector: "ExportDefaultDeclaration", message: "Export by name." },
        { selector: "TSEnumDeclaration", message: "Use a union of strings." },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: "Text becomes text nodes." },
        { selector: "JSXAttribute[name.name='style']", message: "Use a class and a token of theme.css." },
      ],
    },
  },
  { files: ["*.config.ts"], rules: { "no-restricted-syntax": "off" } },
  {
    files: ["e2e/**/*.mjs"],
    languageOptions: {
      globals: Object.fromEntries(
        ["process", "Buffer", "URL", "window", "document", "navigator", "getComputedStyle", "MutationObserver", "Crypto", "DataTransfer", "DOMException", "DragEvent", "File"].map((name) => [name, "readonly"]),
      ),
    },
  },
);
