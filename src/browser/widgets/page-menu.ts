import { watchOpened } from "../base/opened";

/** Fills a doc's menu when it first opens. Until then, or if filling it fails, the menu contains only a plain link. */
export function watchPageMenu(): void {
  watchOpened("[data-page-menu]", (menu) => {
    import("./fill-page-menu")
      .then(({ fillPageMenu }) => {
        fillPageMenu(menu);
      })
      .catch((error: unknown) => {
        console.warn("The page menu's entries could not be loaded.", error);
      });
  });
}
