import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type ShowSearch, openSearchPage } from "../../browser/search/search-dialog";
import { hostedSearch } from "../engine/client";
import { addSearchStyles } from "./search-styles";
import { INDEX_NAME, SearchModal } from "./SearchModal";
import { cleanStoredSearches } from "./stored-searches";

interface SearchBoundaryProps {
  readonly children: ReactNode;
  /** Puts what lies behind out of reach, and gives what ends that. */
  readonly cover: () => () => void;
  readonly onError: () => void;
}

/** Covers the page exactly as long as the search is drawn: whatever fails in it, the page is never left out of reach. */
class SearchBoundary extends Component<SearchBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private uncover?: () => void;

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.uncover = this.props.cover();
  }

  override componentDidCatch(): void {
    this.uncover?.();
    this.props.onError();
  }

  override componentWillUnmount(): void {
    this.uncover?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Makes everything but `home` inert, and gives what takes that back. */
function coverPage(home: Element): () => void {
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== home,
  );
  const wasInert = behind.map((element) => element.inert);
  for (const element of behind) element.inert = true;
  return () => {
    behind.forEach((element, at) => (element.inert = wasInert[at] ?? false));
  };
}

/** Shows the search over the page, until a result is chosen or it is closed; what lies behind is out of reach. */
export const showSearch: ShowSearch = ({ query, close }) => {
  cleanStoredSearches(INDEX_NAME);
  addSearchStyles();
  const home = document.createElement("div");
  home.dataset.searchBy = hostedSearch ? "hosted" : "embedded";
  document.body.append(home);
  const root = createRoot(home);
  let isClosed = false;
  const end = (): void => {
    if (isClosed) return;
    isClosed = true;
    removeEventListener("keydown", closeByKey, true);
    root.unmount();
    home.remove();
    close();
  };
  const fail = (): void => {
    // Not while React is drawing.
    queueMicrotask(() => {
      end();
      openSearchPage(query);
    });
  };
  const closeByKey = (event: KeyboardEvent): void => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    if (event.key !== "Escape" && !isShortcut) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  addEventListener("keydown", closeByKey, true);
  root.render(
    <SearchBoundary cover={() => coverPage(home)} onError={fail}>
      <SearchModal query={query} onClose={end} />
    </SearchBoundary>,
  );
};
