import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type ShowSearch, openSearchPage } from "../../browser/search/search-dialog";
import { hostedSearch } from "../engine/client";
import { INDEX_NAME, SearchModal } from "./modal/SearchModal";
import { cleanStoredSearches } from "./modal/stored-searches";
import { addSearchStyles } from "./search-styles";

interface SearchBoundaryProps {
  readonly children: ReactNode;
  /** Makes the page behind the dialog inert, and returns a function that undoes this. */
  readonly cover: () => () => void;
  readonly onError: () => void;
}

/** Keeps the page inert while the dialog is shown. If the dialog fails, the page becomes usable again. */
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

/**
 * Makes everything except `home` and the live region (browser/base/announce.ts) inert, and returns a function that
 * undoes this.
 */
function coverPage(home: Element): () => void {
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== home &&
      element.getAttribute("role") !== "status",
  );
  const wasInert = behind.map((element) => element.inert);
  for (const element of behind) element.inert = true;
  return () => {
    behind.forEach((element, at) => (element.inert = wasInert[at] ?? false));
  };
}

/**
 * Shows the search dialog over the page until the reader chooses a result or closes the dialog. Until then, the page is
 * inert.
 */
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
    // Deferred, because React is still rendering.
    queueMicrotask(() => {
      end();
      void openSearchPage(query);
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
