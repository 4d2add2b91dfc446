import { useSyncExternalStore } from "react";

export interface VersionChoice {
  readonly name: string;
  readonly label: string;
}

const never = () => () => undefined;

/** The docs versions a reader may choose from, as the navbar's html lists them: no second list is downloaded. */
export function useVersionChoice(): readonly VersionChoice[] {
  // As text, since a store's value has to be the same one when nothing has changed.
  const text = useSyncExternalStore(never, readVersions, () => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", label = ""] = line.split("\t");
      return { name, label };
    });
}

function readVersions(): string {
  const links = [...document.querySelectorAll<HTMLElement>("[data-version-link]")];
  const lines = links.map(
    ({ dataset, textContent }) => `${dataset.versionLink ?? ""}\t${textContent}`,
  );
  return [...new Set(lines)].join("\n");
}
