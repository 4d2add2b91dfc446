import * as labels from "../../site/labels";

/** A hidden submit button for software that looks for one. Readers press Enter in the field. */
export const SearchSubmit = ({ label = labels.search }: { readonly label?: string }) => (
  <button type="submit" hidden>
    {label}
  </button>
);
