import { navigate, type GatsbyBrowser } from "gatsby";
import { watchContentPreview } from "../../browser/content-preview";
import { watchLinks } from "../../browser/links";
import { keepEntryHtml, loadHtmlWithPages, type PageLoader } from "../../browser/page-html";
import { watchSearch } from "../../browser/open-search";
import { showPage, startBrowser } from "../../browser/start";

declare global {
  interface Window {
    /** Gatsby's loader, as its production app puts it there. */
    ___loader?: PageLoader;
  }
}

export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  const loader = window.___loader;
  if (loader && process.env.NODE_ENV === "production") {
    keepEntryHtml();
    loadHtmlWithPages(loader);
  }
  if (loader)
    watchLinks({
      navigate: (to) => {
        navigate(to);
      },
      loader,
    });
  if (process.env.NODE_ENV === "development") watchContentPreview();
  startBrowser();
  watchSearch(() => import("../search/show-search").then(({ showSearch }) => showSearch));
  window.appIsReady = true;
  window.clickedEarly?.click();
};

export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location }) => {
  showPage(location.pathname);
};
