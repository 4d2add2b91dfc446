import { Component, type ReactNode } from "react";
import { CrashPage } from "./CrashPage";

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly error?: unknown;
  readonly hasFailed: boolean;
}

/** Keeps an error of a page inside the page: the reader is told, may try again, and the menus still lead on. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <CrashPage
        error={error}
        onRetry={() => {
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}
