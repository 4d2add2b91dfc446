import { readFileSync } from "node:fs";
import { findGone } from "../src/docs/links/gone";
import { REDIRECTS_FILE, readRedirects } from "../src/docs/links/redirects";
import { listFiles } from "../src/pipeline/store/list-files";

/** An admonition at the beginning of a text, or after its first paragraph: components/doc/Notices.tsx looks there. */
const FIRST_NOTICE = /^\s*(?:(?![:#<{])[^\n]+\n\n)?:::\w+\[[^\n]*\n(.*?)\n:::/s;

test("a page about something that has ended has one notice, which names the page that replaces it", () => {
  const ended = listFiles(process.cwd(), "content/docs").flatMap((file) => {
    const [, frontmatter = "", text = ""] =
      /^---\n(.*?\n)---\n(.*)$/s.exec(readFileSync(file, "utf8")) ?? [];
    const replacedBy = /^replaced_by: *(\S+)$/m.exec(frontmatter)?.[1];
    return replacedBy === undefined ? [] : [{ file, replacedBy, text }];
  });
  expect(ended.length).toBeGreaterThan(50);
  const isNamed = ({ replacedBy, text }: (typeof ended)[number]): boolean => {
    const links = (FIRST_NOTICE.exec(text)?.[1] ?? "").matchAll(/\]\(([^)#]+)/g);
    return [...links].some(([, href]) => href === replacedBy);
  };
  expect(ended.filter((page) => !isNamed(page)).map(({ file }) => file)).toEqual([]);
});

/** Addresses that may stay without an answer, because no reader's link has them or because hosts treat them as another. */
const WITHOUT_ANSWER = [
  "/FAQs", // Differs from /faqs only in letter case: nginx redirects it, and other hosts show the closest pages.
  "/GLOSSARY",
  "/celo-codebase/protocol/stability?lang=en", // Hosts ignore the query.
  "/command-line-interface/commands/exchange%5B/TD%5D", // Broken links and names of files that an old redirect caught.
  "/general/FAQs",
  "/getting-started...",
  "/getting-started/alfajores-testnet%5D",
  "/getting-started/running-a-full-node.md",
  "/tooling/nodes/contribute-to-celo/community-rpc-nodes/community-rpc-node.mdx",
];

/**
 * All 5,776 addresses that docs.celo.org ever had, as far as its repository's history shows them. Of those below a
 * folder that is gone as a whole (`/sdk/*`), only the first is listed.
 */
const OLD_ADDRESSES = readFileSync("__tests__/fixtures/old-addresses.txt", "utf8")
  .trim()
  .split("\n");

test("every address that docs.celo.org ever had is a page, a redirect, or gone with a reason", () => {
  const text = readFileSync(REDIRECTS_FILE, "utf8");
  const scope = { paths: new Map<string, undefined>(), hasStaticFile: () => false };
  const { redirects, gone } = readRedirects(text, scope);
  const published = readFileSync("content/records/addresses.json", "utf8");
  const answered = new Set([
    ...Object.keys(JSON.parse(published) as object),
    ...redirects.map(({ from }) => from),
  ]);
  const isDead = (path: string): boolean => !answered.has(path) && !findGone(path, gone);
  expect(OLD_ADDRESSES.length).toBeGreaterThan(1900);
  expect(OLD_ADDRESSES.filter(isDead)).toEqual(WITHOUT_ANSWER);
});
