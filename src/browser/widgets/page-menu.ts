import { watchOpened } from "./opened";

/** Fills a doc's menu when it is first opened. Until then, or if that fails, it holds its plain link. */
export function watchPageMenu(): void {
  watchOpened("[data-page-menu]", (menu) => {
    import("./fill-page-menu")
      .then(({ fillPageMenu }) => {
        fillPageMenu(menu);
      })
      .catch((error: unknown) => {
        console.warn("The menu of this page could not be filled.", error);
      });
  });
}
