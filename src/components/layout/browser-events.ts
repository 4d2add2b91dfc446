import type { GatsbyBrowser } from "gatsby";
import { showPage, startBrowser } from "../../browser/start";

export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () =>
  startBrowser();

export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location }) =>
  showPage(location.pathname);
