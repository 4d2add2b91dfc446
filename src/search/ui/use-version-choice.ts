import { useSyncExternalStore } from "react";

export interface VersionChoice {
  readonly name: string;
  readonly label: string;
}

const never = () => () => undefined;

/** Reads the docs versions that a reader can choose from the navbar's HTML, so that no second list is downloaded. */
export function useVersionChoice(): readonly VersionChoice[] {
  // Returned as text, because React needs an identical value when nothing has changed.
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
  // A site with one version has no links to versions, only an entry with its name.
  const links = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-version-link], [data-here]:not([data-here=""])',
    ),
  ];
  const lines = links.map(
    ({ dataset, textContent }) => `${dataset.versionLink ?? dataset.here ?? ""}\t${textContent}`,
  );
  return [...new Set(lines)].join("\n");
}
