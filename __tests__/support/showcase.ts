import { stringify } from "yaml";
import { readShowcase } from "../../src/data/showcase/read-showcase";
import type { Showcase } from "../../src/data/showcase/showcase";
import { formatFaults } from "../../src/faults/format-faults";
import type { FileMap } from "./compile";

const VALID = {
  website: "https://example.org/",
  source: "https://github.com/example/example",
  tags: ["apps"],
  description: "A sentence that says what the site does.",
};

export const TAGS_YAML = stringify({
  popular: { label: "Popular", group: "showcase", color: "#e9669e" },
  apps: { label: "Apps", group: "showcase", description: "Things to use." },
  wallets: { label: "Wallets", group: "showcase" },
  beginner: { label: "Beginner", group: "tutorials" },
});

/** Returns the text of a valid site file. `entries` adds or changes keys; the value `undefined` removes a key. */
export function siteYaml(name: string, entries: Readonly<Record<string, unknown>> = {}): string {
  const website = `https://${name.toLowerCase().replace(/[^a-z]/g, "")}.example.org/`;
  return stringify({ name, ...VALID, website, ...entries }, { lineWidth: 0 });
}

/** Builds a showcase from these files below content/showcase. By default, its tags are valid. */
export function showcaseOf(files: FileMap): Showcase & { readonly faultText: string } {
  const all: FileMap = Object.fromEntries(
    Object.entries({ "tags.yaml": TAGS_YAML, ...files }).map(([file, text]) => [
      `content/showcase/${file}`,
      text,
    ]),
  );
  const showcase = readShowcase({
    files: Object.keys(all).sort(),
    readText: (file) => all[file] ?? "",
  });
  return { ...showcase, faultText: formatFaults(showcase.faults) };
}
