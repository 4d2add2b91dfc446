import * as labels from "../../site/labels";

/** Submits a form of search, for programs that look for a button. People have Enter in the field, so it isn't shown. */
export const SearchSubmit = ({ label = labels.search }: { readonly label?: string }) => (
  <button type="submit" hidden>
    {label}
  </button>
);
