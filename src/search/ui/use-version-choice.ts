import { useSyncExternalStore } from "react";

export interface VersionChoice {
  readonly name: string;
  readonly label: string;
}

const never = () => () => undefined;

/**
 * Lists the docs versions that a reader can choose. They are read from the navbar's HTML, so that no second list has to
 * be downloaded.
 */
export function useVersionChoice(): readonly VersionChoice[] {
  // The versions are read as one string, because React needs an identical value if nothing has changed.
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
  // On a site with one version, the navbar just shows its name, without links.
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
