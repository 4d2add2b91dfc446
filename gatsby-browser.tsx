import "./src/styles/layers.css";
import "./src/styles/reset.css";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/base.css";
import "./src/styles/icons.css";
import "./src/styles/prose.css";
import "./src/styles/tables.css";
import "./src/styles/code.css";
import "./src/styles/code-lines.css";
import "./src/styles/values.css";
import "./src/styles/content.css";
import "./src/styles/charts.css";
import "./src/styles/sidebar.css";
import "./src/styles/loading.css";
import "./src/styles/print.css";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/gatsby/browser/browser-events";
