import { CARD_COMPONENTS } from "./component-cards";
import { INCLUDE_COMPONENTS } from "./component-include";
import { MEDIA_COMPONENTS } from "./component-media";
import { TABS_COMPONENTS } from "./component-tabs";
import type { ComponentRule } from "./components";

/**
 * Every component a doc may use. Those among them that are alive in the browser have their React side in
 * `src/components/content/registry.tsx`.
 */
export const COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  ...CARD_COMPONENTS,
  ...INCLUDE_COMPONENTS,
  ...MEDIA_COMPONENTS,
  ...TABS_COMPONENTS,
};
