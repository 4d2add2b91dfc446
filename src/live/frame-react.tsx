import * as React from "react";
import { createRoot } from "react-dom/client";
import { startFrame } from "./frame";
import { VIEM_MODULES } from "./viem-modules";

interface BoundaryProps {
  readonly children: React.ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Keeps an example that crashes from taking the frame with it. */
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

// React writes to the console of the page what the boundary tells already.
console.error = () => undefined;

// Examples written with JSX need not import it: compiled code names it.
Object.assign(globalThis, { React });

startFrame({
  modules: { ...VIEM_MODULES, react: React },
  show: (exported, onError) => {
    if (typeof exported !== "function") {
      throw new Error(
        "Nothing is shown: export a component, as in export default function App() { … }",
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
