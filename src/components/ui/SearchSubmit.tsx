import * as labels from "../../site/labels";

/** Submits a search form, for programs that look for a button. People press Enter in the field, so it isn't shown. */
export const SearchSubmit = ({ label = labels.search }: { readonly label?: string }) => (
  <button type="submit" hidden>
    {label}
  </button>
);
