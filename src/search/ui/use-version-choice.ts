import { useSyncExternalStore } from "react";

export interface VersionChoice {
  readonly name: string;
  readonly label: string;
}

const never = () => () => undefined;

/**
 * The docs versions that a reader can choose from, read from the navbar's HTML, so that no second list is downloaded.
 */
export function useVersionChoice(): readonly VersionChoice[] {
  // Returned as text, because React requires the same value when nothing has changed.
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
  // With one version there is no link to it; the entry that stands for it names it.
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
