/** An entry of another tool's sidebar, with its line in the file. */
export type ForeignEntry = { readonly line: number } & (
  | { readonly kind: "page"; readonly target: string; readonly label?: string | undefined }
  | { readonly kind: "link"; readonly href: string; readonly label: string }
  | {
      readonly kind: "category";
      readonly label: string;
      /** The category's own page. */
      readonly target?: string | undefined;
      readonly collapsed?: boolean | undefined;
      readonly items: readonly ForeignEntry[];
    }
  | { readonly kind: "folder"; readonly folder: string }
  /** An entry that our sidebars don't support, or that is only known when code runs. */
  | { readonly kind: "lost"; readonly what: string; readonly why: string }
);

/** A sidebar of another tool. */
export interface ForeignSidebar {
  /** Name of the sidebar; empty if the file only has one sidebar. */
  readonly name: string;
  readonly entries: readonly ForeignEntry[];
}
