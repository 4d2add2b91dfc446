import { watchOpened } from "./opened";

/** Lets a doc's menu be filled when it is first opened; until then, and should that fail, it has its plain link. */
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
