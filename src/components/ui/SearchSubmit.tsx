import * as labels from "../../site/labels";

/**
 * Submits a form of search for programs that look for a button. People have Enter in the field, so it is neither shown nor a
 * tab stop, and a click on the lens goes to the field.
 */
export const SearchSubmit = ({ label = labels.search }: { readonly label?: string }) => (
  <button type="submit" className="visually-hidden" tabIndex={-1}>
    {label}
  </button>
);
