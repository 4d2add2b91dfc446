import type { Compiler } from "webpack";
import { type WebpackConcern, assume, isDevelopStage } from "../concern";

/** The part of Gatsby's store that is used here. */
interface GatsbyStore {
  readonly getState: () => { readonly components: ReadonlyMap<string, PageComponent> };
  readonly dispatch: (action: { readonly type: string; readonly payload: PageComponent }) => void;
}

/** A template and the pages that it renders. */
interface PageComponent {
  readonly componentPath: string;
  readonly pages: ReadonlySet<string>;
  readonly isSlice?: boolean;
}

/**
 * Makes the development server write the data of all pages once more, after its first bundle: only then does Gatsby
 * know which static queries a template has. If a page is requested earlier, Gatsby writes its data without those
 * queries, and forgets that it must write the data again (`CLEAR_PENDING_PAGE_DATA_WRITE` in its utils/page-data.js).
 * Every page of the template would then crash with "The result of this StaticQuery could not be fetched" until the
 * next start.
 */
export const pageDataAgain: WebpackConcern = {
  name: "page-data-again",
  isFor: isDevelopStage,
  apply: ({ plugins = [] }) => {
    const mapper = plugins.find((one) => one?.constructor.name === "StaticQueryMapper");
    const store: unknown = mapper && "store" in mapper ? mapper.store : undefined;
    assume(
      isStore(store),
      "One of the plugins is called StaticQueryMapper, and has Gatsby's store.",
    );
    plugins.push({
      apply: (compiler: Compiler) => {
        writeAgain(compiler, store);
      },
    });
  },
};

function isStore(value: unknown): value is GatsbyStore {
  if (typeof value !== "object" || value === null) return false;
  return "getState" in value && "dispatch" in value;
}

/** Marks the data of all pages as pending. Gatsby writes pending data when the bundle is done. */
function writeAgain(compiler: Compiler, { getState, dispatch }: GatsbyStore): void {
  let isWritten = false;
  compiler.hooks.afterEmit.tap("page-data-again", () => {
    if (isWritten) return;
    isWritten = true;
    for (const { componentPath, pages, isSlice } of getState().components.values()) {
      if (isSlice === true) continue;
      const payload = { componentPath, pages };
      dispatch({ type: "ADD_PENDING_TEMPLATE_DATA_WRITE", payload });
    }
  });
}
