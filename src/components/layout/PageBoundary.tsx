import { Component, type ReactNode } from "react";
import { CrashPage } from "./CrashPage";

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly error?: unknown;
  readonly hasFailed: boolean;
  /** The children of the previous render; only in development. */
  readonly children?: ReactNode;
}

/** Limits an error to the page: the reader sees the error and can try again, and the menus still work. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  /** In development, shows the page again when its children change, because the error may have been fixed. */
  static getDerivedStateFromProps(
    { children }: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    if (process.env.NODE_ENV === "production") return null;
    return { children, hasFailed: state.hasFailed && state.children === children };
  }

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
