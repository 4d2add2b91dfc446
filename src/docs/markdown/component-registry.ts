import { CARD_COMPONENTS } from "./component-cards";
import { CLI_COMPONENTS } from "./component-cli";
import { GLOSSARY_COMPONENTS, GLOSSARY_INLINE_COMPONENTS } from "./component-glossary";
import { INCLUDE_COMPONENTS } from "./component-include";
import { MEDIA_COMPONENTS } from "./component-media";
import { NETWORK_COMPONENTS, NETWORK_INLINE_COMPONENTS } from "./component-networks";
import { PARAMETER_COMPONENTS } from "./component-parameters";
import { TABS_COMPONENTS } from "./component-tabs";
import type { ComponentRules } from "./components";

/**
 * Every component a doc may use. Those among them that are alive in the browser have their React side in
 * `src/components/content/registry.tsx`.
 */
export const COMPONENTS: ComponentRules = {
  ...CARD_COMPONENTS,
  ...CLI_COMPONENTS,
  ...GLOSSARY_COMPONENTS,
  ...GLOSSARY_INLINE_COMPONENTS,
  ...INCLUDE_COMPONENTS,
  ...MEDIA_COMPONENTS,
  ...NETWORK_COMPONENTS,
  ...NETWORK_INLINE_COMPONENTS,
  ...PARAMETER_COMPONENTS,
  ...TABS_COMPONENTS,
};
