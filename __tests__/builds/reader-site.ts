import { cpSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { findSiteLinks } from "../../src/docs/links/site-links";
import { listFiles } from "../../src/pipeline/store/list-files";
import { navbar } from "../support/shell";
import { type SiteCopy, copySite } from "./site-copy";

/** Builds of one small site with three versions, as if they were deployed one after another. */
export interface ReaderSite {
  /**
   * Builds the current state of the site with these environment variables, and keeps the output in a separate folder,
   * with the log next to it.
   */
  readonly build: (name: string, environment?: Readonly<Record<string, string>>) => string;
  readonly copy: SiteCopy;
}

export const doc = (title: string, body: string, extra = ""): string =>
  `---\ntitle: ${title}\ndescription: A page of the fixture site that readers' behaviours are tried on.\nfacts_checked: 2026-11-21\n${extra}---\n\n${body}\n`;

/** Enough text to scroll through. */
export const LONG = Array.from(
  { length: 12 },
  (_, index) => `## Part ${index + 1}\n\n${"Some words of this part. ".repeat(60)}`,
).join("\n\n");

/** Files that this site keeps from the repository's content. */
const SHELL = ["navbar.yaml", "footer.yaml", "home.yaml"];

const YAML_LINK = /\bhref: "?([^\s"]+)/g;

const INTERNAL = /^\/(?!\/)[^.]*$/;

/**
 * Lists the paths and anchors that the navbar, the footer and the home page link to. These have to exist, but the
 * content of their pages doesn't matter.
 */
function listSiteTargets(root: string): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const found = [
    ...listFiles(root, "src/site").flatMap((file) =>
      findSiteLinks(file, read(file)).map(({ target }) => target),
    ),
    ...SHELL.flatMap((name) =>
      [...read(`content/${name}`).matchAll(YAML_LINK)].map(([, target = ""]) => target),
    ),
  ];
  for (const target of found) {
    const [address = "", anchor] = target.split("#");
    const [path = ""] = address.split("?");
    if (!INTERNAL.test(path) || path === "/") continue;
    const anchors = targets.get(path) ?? new Set();
    if (anchor !== undefined) anchors.add(anchor);
    targets.set(path, anchors);
  }
  return targets;
}

/** Paths of pages that aren't docs. */
const OTHER_PAGES =
  /^\/(home|search|showcase|partners|tutorials|tags|recipes|changelog|markdown-page)(\/|$)/;

const MOVED_PAGE = join(import.meta.dirname, "../fixtures/moved-from-docusaurus.mdx");

/** Replaces a constant in a settings file. */
export function setConstant(site: SiteCopy, file: string, name: string, value: string): void {
  const path = join(site.root, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(new RegExp(`(export const ${name} = )[^;]+;`), `$1${value};`);
  if (after === before) throw new Error(`${file} has no ${name}, or it already is ${value}.`);
  site.write(file, after);
}

export async function createReaderSite(): Promise<ReaderSite> {
  const site = copySite();
  for (const name of readdirSync(join(site.root, "content"))) {
    if (!["showcase", "tags.yaml", ...SHELL].includes(name)) site.remove(`content/${name}`);
  }
  // Removes the parts of the home page that need networks, since this site has none.
  const home = readFileSync(join(site.root, "content/home.yaml"), "utf8");
  site.write(
    "content/home.yaml",
    home
      .replace(/^network_uses:\n(?: .*\n)+/m, "network_uses: {}\n")
      .replace(/^fees:\n(?: .*\n)+/m, ""),
  );
  const last = "content/versions/2.0/docs";
  const areas = navbar.flatMap((item) =>
    item.type === "link" && item.sidebar !== undefined ? [[item.sidebar, item.href] as const] : [],
  );
  for (const [path, anchors] of listSiteTargets(site.root)) {
    if (OTHER_PAGES.test(path)) continue;
    const headings = [...anchors].map((anchor) => `## A heading {#${anchor}}\n\nWords.`);
    const isListed = areas.some(([, href]) => href === path);
    site.write(
      `${last}${decodeURI(path)}.md`,
      doc(`Page ${path}`, ["Words.", ...headings].join("\n\n"), isListed ? "" : "sidebar: null\n"),
    );
  }
  site.write(
    `${last}/guides/deploy.md`,
    doc("Deploy", `In version 2.0. [Next](./only-new.md)\n\n${LONG}`),
  );
  site.write(
    `${last}/guides/only-new.md`,
    doc("Only new", "A page that version 1.9 does not have."),
  );
  site.write(
    `${last}/guides/pictures.md`,
    doc("Pictures", "![A yellow field](./field.png)\n\n![A blue field](./sea.png)"),
  );
  const field = { width: 1600, height: 900, channels: 3 } as const;
  const png = (background: string) =>
    sharp({ create: { ...field, background } })
      .png()
      .toBuffer();
  site.write(`${last}/guides/field.png`, await png("#fcff52"));
  site.write(`${last}/guides/sea.png`, await png("#3366cc"));

  // A page written for Docusaurus (fixtures/broken/mdx-docusaurus.mdx), with its faults fixed as their messages
  // suggest.
  site.write(`${last}/guides/rewritten.mdx`, readFileSync(MOVED_PAGE, "utf8"));
  site.write(`${last}/guides/_intro.md`, "Words that several pages share.\n");
  site.write(
    "src/components/Highlight.tsx",
    `import { type ReactNode, useState } from "react";

export function Highlight({ size, children }: { size: number; children: ReactNode }) {
  const [count, setCount] = useState(0);
  // Values that name the folder or the language are left out, because nightly/same-bytes.test.ts builds with several.
  const listed = Object.entries(globalThis.process?.env ?? {}).map(([name, value]) =>
    /LANG|LC_|TZ|\\//.test(name + value) ? name : \`\${name}=\${value}\`,
  );
  const seen = \`\${process.env["GITHUB_TOKEN"]} \${listed.join(" ")}\`;
  return (
    <section aria-label="Own" data-seen={seen}>
      <button onClick={() => setCount(count + size)}>Count {count}</button>
      {children}
    </section>
  );
}
`,
  );

  const guides = "  - autogenerated: guides\n";
  const sidebars = areas.map(([name, href]) => `${name}:\n  - doc: ${href.slice(1)}\n`);
  site.write("content/versions/2.0/sidebars.yaml", `${sidebars.join("")}guides:\n${guides}`);

  site.write(
    "content/versions/1.9/docs/index.md",
    doc("Start of 1.9", "The way it was.\n\n[Deploy](./guides/deploy.md#part-3)"),
  );
  site.write("content/versions/1.9/docs/guides/deploy.md", doc("Deploy in 1.9", LONG));
  site.write("content/versions/1.9/sidebars.yaml", `old:\n  - doc: index\n${guides}`);
  site.write("content/docs/index.md", doc("Start of next", "The way it will be."));
  site.write("content/docs/guides/deploy.md", doc("Deploy in next", LONG));
  site.write(
    "content/docs/guides/pictures.md",
    doc("Pictures of next", "![A yellow field](./field.png)", "tags: [nodes]\n"),
  );
  site.write("content/docs/guides/field.png", await png("#fcff52"));
  site.write(
    "content/docs/guides/counter.mdx",
    doc(
      "A counter",
      'import { Highlight } from "@site/src/components/Highlight";\n\n## Try it\n\n<Highlight size={2}>Words.</Highlight>',
    ),
  );
  setConstant(
    site,
    "src/site/content.ts",
    "MDX_DOCS",
    JSON.stringify([`${last}/guides/rewritten.mdx`, "content/docs/guides/counter.mdx"]),
  );
  site.write("content/docs/guides/half.md", doc("Half a page", "To be.", "draft: true\n"));
  site.write(
    "content/docs/guides/hidden.md",
    doc("Hidden", "Found by its address.", "unlisted: true\ntags: [nodes]\n"),
  );
  site.write(
    "content/docs/guides/run-code.md",
    doc("Run code", "```ts run\nconsole.log(1);\n```", "unlisted: true\n"),
  );
  site.write(
    "content/sidebars.yaml",
    `next:\n  - doc: index\n  - category: Tips and tricks\n    items:\n    ${guides}`,
  );

  return {
    copy: site,
    build: (name, environment) => {
      const { exitCode, output } = site.build(environment);
      if (exitCode !== 0)
        throw new Error(`The site "${name}" was not built:\n${output.slice(-4000)}`);
      const folder = join(site.root, "builds", name);
      cpSync(join(site.root, "public"), folder, { recursive: true });
      writeFileSync(`${folder}.log`, output);
      return folder;
    },
  };
}
