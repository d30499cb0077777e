import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./theme.css"; // first, since it says in which order the layers stand
import "./base.css";
import "./ui/ui.css";
import { App } from "./App";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root element");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
