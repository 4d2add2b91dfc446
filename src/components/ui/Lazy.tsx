import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PageLoadError } from "./PageLoadError";
import { Spinner } from "./Spinner";

/** A component that loads faster than this needs no spinner. */
export const LAZY_DELAY_MS = 200;

/** A module whose default export is a component. */
export interface ComponentModule<P> {
  readonly default?: ComponentType<P>;
}

export interface LazyProps<P> {
  /** Its name in messages. */
  readonly name: string;
  readonly load: () => Promise<ComponentModule<P>>;
  readonly props: P;
  /** Shown instead of the spinner until the component has loaded. */
  readonly meanwhile?: ReactNode;
}

type State<P> =
  | { readonly kind: "waiting" | "slow" }
  | { readonly kind: "loaded"; readonly component: ComponentType<P> }
  | { readonly kind: "failed"; readonly error: unknown };

/** Returns the component that a module exports; throws a clear error if there is none. */
function takeDefault<P>(module: ComponentModule<P>, name: string): ComponentType<P> {
  if (module.default) return module.default;
  const found = Object.keys(module).join(", ") || "nothing";
  throw new Error(
    `${name} cannot render anything: its module has no default export that is a component, only ${found}.`,
  );
}

/**
 * A component that is loaded when it is first rendered: shows nothing for 200 ms, then a spinner, then the component,
 * or the reason why loading failed and "Retry".
 */
export function Lazy<P extends object>({ name, load, props, meanwhile }: LazyProps<P>) {
  const [state, setState] = useState<State<P>>({ kind: "waiting" });
  const [attempt, setAttempt] = useState(0);
  // Loads the module for the current attempt and ignores the result of an earlier one.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State<P>): void => {
      if (isCurrent) setState(next);
    };
    const timer = setTimeout(() => {
      show({ kind: "slow" });
    }, LAZY_DELAY_MS);
    load()
      .then((module) => {
        show({ kind: "loaded", component: takeDefault(module, name) });
      })
      .catch((error: unknown) => {
        show({ kind: "failed", error });
      })
      .finally(() => {
        clearTimeout(timer);
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` always does the same, even if its identity changes
  }, [attempt]);

  switch (state.kind) {
    case "waiting":
      return meanwhile ?? null;
    case "slow":
      return meanwhile ?? <Spinner />;
    case "failed": {
      const retry = (): void => {
        setState({ kind: "waiting" });
        setAttempt((count) => count + 1);
      };
      return (
        <>
          {meanwhile}
          <PageLoadError error={state.error} onRetry={retry} />
        </>
      );
    }
    case "loaded":
      return <state.component {...props} />;
  }
}
