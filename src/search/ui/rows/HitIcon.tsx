import { type Hit, toText } from "../../engine/hits/hit";
import type { EntryKind } from "../../words/search-format";

/** The kind of target that a result links to. */
export type ResultKind = "page" | "section" | "command" | "address" | "site";

/** SVG paths for a viewBox of 20 by 20. */
const DRAWINGS: Readonly<Record<ResultKind, string>> = {
  page: "M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15",
  section: "M3.5 7.5h13m-13 5h13M8 3.5l-1.5 13m7-13-1.5 13",
  command: "M3.5 4.5h13v11h-13zm3 3.5 2.5 2-2.5 2m4.5.5h3",
  address: "m10 2.5 6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5zM7.5 10h5",
  site: "M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0h14M10 3c-5 4.5-5 9.5 0 14m0-14c5 4.5 5 9.5 0 14",
};

const COMMAND = /^(?:celocli )?[a-z]+:[a-z]/;

/** Returns the kind of page or section that a hit links to. */
export function kindOfHit({ path, titles }: Pick<Hit, "path" | "titles">): ResultKind {
  if (path.startsWith("/showcase#")) return "site";
  if (!path.includes("#")) return "page";
  return COMMAND.test(toText(titles.at(-1) ?? [])) ? "command" : "section";
}

/** Returns the kind of an answer from the site's data. */
export function kindOfEntry(kind: EntryKind): ResultKind {
  switch (kind) {
    case "address":
    case "feed":
    case "chain":
    case "rpc":
    case "faucet":
    case "fact":
      return "address";
    case "command":
    case "flag":
      return "command";
    case "error":
    case "term":
    case "answer":
      return "section";
  }
}

/** Shows the icon for a kind, which is also named in the text beside the icon. */
export function HitIcon({ kind }: { readonly kind: ResultKind }) {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" data-kind={kind} aria-hidden="true">
      <path d={DRAWINGS[kind]} />
    </svg>
  );
}
