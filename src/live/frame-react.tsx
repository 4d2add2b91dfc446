import * as React from "react";
import { createRoot } from "react-dom/client";
import { compileCode } from "./compile-code";
import { startFrame } from "./frame";
import { VIEM_MODULES } from "./viem-modules";

interface BoundaryProps {
  readonly children: React.ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Stops an example that crashes from crashing the whole frame. */
class Boundary extends React.Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): React.ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const box = document.createElement("div");
document.body.append(box);
const root = createRoot(box);
let runs = 0;

// React would log errors that the boundary already reports.
console.error = () => undefined;

// Examples with JSX don't have to import React, but their compiled code refers to it.
Object.assign(globalThis, { React });

startFrame({
  modules: { ...VIEM_MODULES, react: React },
  compile: compileCode,
  show: (exported, onError) => {
    if (typeof exported !== "function") {
      throw new Error(
        "There is nothing to show. Export a component, for instance: export default function App() { … }",
      );
    }
    runs += 1;
    root.render(
      <Boundary key={runs} onError={onError}>
        {React.createElement(exported as React.ComponentType)}
      </Boundary>,
    );
  },
});
