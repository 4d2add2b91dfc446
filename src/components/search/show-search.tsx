import { createRoot } from "react-dom/client";
import type { ShowSearch } from "../../browser/open-search";
import { hostedSearch } from "../../browser/search/client";
import { SearchModal } from "./SearchModal";
import { addSearchStyles } from "./search-styles";

/** Shows the search over the page, until a result is chosen or it is closed; what lies behind is out of reach. */
export const showSearch: ShowSearch = ({ query, close }) => {
  addSearchStyles();
  const home = document.createElement("div");
  home.dataset.searchBy = hostedSearch ? "hosted" : "embedded";
  document.body.append(home);
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== home,
  );
  const wasInert = behind.map((element) => element.inert);
  const root = createRoot(home);
  let isClosed = false;
  const end = (): void => {
    if (isClosed) return;
    isClosed = true;
    removeEventListener("keydown", closeByKey, true);
    behind.forEach((element, at) => (element.inert = wasInert[at] ?? false));
    root.unmount();
    home.remove();
    close();
  };
  const closeByKey = (event: KeyboardEvent): void => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    if (event.key !== "Escape" && !isShortcut) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  addEventListener("keydown", closeByKey, true);
  behind.forEach((element) => (element.inert = true));
  root.render(<SearchModal query={query} onClose={end} />);
};
