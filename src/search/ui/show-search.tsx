import { createRoot } from "react-dom/client";
import type { ShowSearch } from "../../browser/search/search-dialog";
import { addSearchStyles } from "./search-styles";
import { SearchDialog } from "./SearchDialog";

/** Shows the search dialog over the page until the reader chooses a result or closes the dialog. */
export const showSearch: ShowSearch = ({ query, close }) => {
  addSearchStyles();
  const home = document.createElement("div");
  document.body.append(home);
  const root = createRoot(home);
  const end = (): void => {
    if (!home.isConnected) return;
    root.unmount();
    home.remove();
    close();
  };
  root.render(<SearchDialog query={query} onClose={end} />);
};
