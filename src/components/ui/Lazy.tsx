import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PageLoadError } from "./PageLoadError";
import { Spinner } from "./Spinner";

/** A module whose default export is a component. */
export interface ComponentModule<P> {
  readonly default?: ComponentType<P>;
}

export interface LazyProps<P> {
  /** The component's name, for error messages. */
  readonly name: string;
  readonly load: () => Promise<ComponentModule<P>>;
  readonly props: P;
  /** Shown behind the spinner until the component has loaded. */
  readonly meanwhile?: ReactNode;
}

type State<P> =
  | { readonly kind: "waiting" }
  | { readonly kind: "loaded"; readonly component: ComponentType<P> }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * Returns the component that a module exports by default. If there is none, the error lists what the module exports.
 */
function takeDefault<P>(module: ComponentModule<P>, name: string): ComponentType<P> {
  if (module.default) return module.default;
  const found = Object.keys(module).join(", ") || "nothing";
  throw new Error(
    `${name} can't be rendered, because its module has no default export. It exports: ${found}.`,
  );
}

/**
 * Loads a component when it is first rendered. A spinner appears after 200 ms, and is replaced by the component. If
 * loading fails, the reason is shown with a "Retry" button.
 */
export function Lazy<P extends object>({ name, load, props, meanwhile }: LazyProps<P>) {
  const [state, setState] = useState<State<P>>({ kind: "waiting" });
  const [attempt, setAttempt] = useState(0);
  // Loads the module once per attempt, and ignores the result of an earlier attempt.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State<P>): void => {
      if (isCurrent) setState(next);
    };
    load()
      .then((module) => {
        show({ kind: "loaded", component: takeDefault(module, name) });
      })
      .catch((error: unknown) => {
        show({ kind: "failed", error });
      });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` always does the same, even if its identity changes
  }, [attempt]);

  switch (state.kind) {
    case "waiting":
      return (
        <div className="spinner-place">
          {meanwhile}
          <Spinner />
        </div>
      );
    case "failed": {
      const retry = (): void => {
        setState({ kind: "waiting" });
        setAttempt((count) => count + 1);
      };
      return (
        <div>
          {meanwhile}
          <PageLoadError error={state.error} onRetry={retry} />
        </div>
      );
    }
    case "loaded":
      return <state.component {...props} />;
  }
}
