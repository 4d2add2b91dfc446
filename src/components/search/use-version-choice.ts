import { useEffect, useState } from "react";

export interface VersionChoice {
  readonly name: string;
  readonly label: string;
}

/** The docs versions a reader may choose from, as the navbar lists them: no second list is downloaded. */
export function useVersionChoice(): readonly VersionChoice[] {
  const [versions, setVersions] = useState<readonly VersionChoice[]>([]);
  // The navbar is html that React does not know; it is there once the page is.
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLElement>("[data-version-link]")];
    const labelByName = new Map(
      links.map(({ dataset, textContent }) => [dataset.versionLink ?? "", textContent ?? ""]),
    );
    setVersions([...labelByName].map(([name, label]) => ({ name, label })));
  }, []);
  return versions;
}
