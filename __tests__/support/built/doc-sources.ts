import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const FOLDER = "content/docs";

/** A doc's source file. */
export interface DocSource {
  /** Path relative to the root of the repository. */
  readonly file: string;
  /** The address of its page, encoded as in links. */
  readonly path: string;
  readonly frontmatter: {
    readonly title: string;
    readonly description: string;
    readonly kind?: string;
    readonly tools?: readonly string[];
    readonly slug?: string;
    readonly draft?: boolean;
    readonly canonical?: string;
    readonly facts_checked: string;
    readonly sources?: readonly { readonly title: string; readonly url: string }[];
    readonly tags?: readonly string[];
    readonly replaced_by?: string;
    readonly tutorial?: {
      readonly level: string;
      readonly topics: readonly string[];
      readonly duration: number;
    };
  };
  readonly body: string;
}

function readSource(name: string): DocSource {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const [, yaml = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  // The build under test has already checked the shape of the frontmatter.
  const frontmatter = parse(yaml) as DocSource["frontmatter"];
  const path = `/${name.replace(/\.mdx?$/, "").replace(/(^|\/)index$/, "")}`;
  return {
    file: `${FOLDER}/${name}`,
    path: encodeURI(frontmatter.slug ?? path),
    frontmatter,
    body,
  };
}

/** All docs of the site except drafts, which get no page. */
export const docSources: readonly DocSource[] = readdirSync(FOLDER, { recursive: true })
  .map(String)
  // Names of fragments, which other docs include, begin with an underscore.
  .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
  .sort()
  .map(readSource)
  .filter(({ frontmatter }) => !frontmatter.draft);
