import type { ComponentRules } from "../base/render-context";
import { CARD_COMPONENTS } from "./cards/cards";
import { CHART_COMPONENTS } from "./charts/charts";
import { CLI_COMPONENTS } from "./cli/cli-topic";
import { COMPATIBILITY_COMPONENTS } from "./compatibility/compatibility";
import { CONTRACT_COMPONENTS } from "./contracts/contracts";
import { ERROR_COMPONENTS } from "./errors/errors";
import { FACT_COMPONENTS } from "./facts/facts";
import { GLOSSARY_COMPONENTS } from "./glossary/glossary";
import { INCLUDE_COMPONENTS } from "./include/include";
import { MEDIA_COMPONENTS } from "./media/media";
import { NETWORK_COMPONENTS } from "./networks/networks";
import { PARAMETER_COMPONENTS } from "./parameters/parameters";
import { TABS_COMPONENTS } from "./tabs/tabs";
import { WALLET_COMPONENTS } from "./wallet/wallet";

/** Components that a doc may use. The React side of islands is in `src/components/content/registry.tsx`. */
export const COMPONENTS: ComponentRules = {
  ...CARD_COMPONENTS,
  ...CHART_COMPONENTS,
  ...CLI_COMPONENTS,
  ...COMPATIBILITY_COMPONENTS,
  ...CONTRACT_COMPONENTS,
  ...ERROR_COMPONENTS,
  ...FACT_COMPONENTS,
  ...GLOSSARY_COMPONENTS,
  ...INCLUDE_COMPONENTS,
  ...MEDIA_COMPONENTS,
  ...NETWORK_COMPONENTS,
  ...PARAMETER_COMPONENTS,
  ...TABS_COMPONENTS,
  ...WALLET_COMPONENTS,
};
