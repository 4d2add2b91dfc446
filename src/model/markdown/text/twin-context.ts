import { type RenderContext, createContext } from "../html/render-context";
import type { Placeholder } from "../segments";

/** What making one twin gathers; its faults are those of the twin only, since a doc with others has none. */
export interface TwinContext extends RenderContext {
  readonly placeholders: Placeholder[];
}

/** A fresh context for a twin. */
export function createTwinContext(
  start: Pick<RenderContext, "docFile" | "environment" | "components" | "module">,
): TwinContext {
  return { ...createContext(start, ""), placeholders: [] };
}
