import * as labels from "../../site/labels";
import { Icon } from "./Icon";

/** The lens of a search field, which submits its form. Keyboards have Enter in the field, so it is no tab stop. */
export const SearchSubmit = () => (
  <button type="submit" tabIndex={-1} aria-label={labels.search}>
    <Icon name="search" />
  </button>
);
