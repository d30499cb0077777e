import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Where `make dev` serves the API; the console's dev server passes calls on to it.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    // These know light-dark(); for older ones it would be rewritten into twice as much.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "^/(fairlead\\.v1\\.|knowledge/|listings/|designs/)": { target: server } },
  },
  test: { include: ["test/**/*.test.{ts,tsx}"], environment: "node" },
});
