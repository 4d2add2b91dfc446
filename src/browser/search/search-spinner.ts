import { loading } from "../../site/labels";

const ID = "search-spinner";

/** Shows a spinner where the search dialog will be; styles/loading.css delays it by 200 ms. */
export function showSearchSpinner(): void {
  if (document.getElementById(ID)) return;
  const spinner = document.createElement("div");
  spinner.id = ID;
  spinner.className = "spinner";
  spinner.setAttribute("role", "status");
  spinner.append(loading);
  document.body.append(spinner);
}

export const hideSearchSpinner = (): void => document.getElementById(ID)?.remove();
