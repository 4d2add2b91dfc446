import { readAddresses } from "../../src/data/addresses";
import { CLI_FOLDER } from "../../src/data/cli/cli-data";
import { readDataFolder } from "../../src/data/data-files";
import { readNetworks } from "../../src/data/networks";
import { readShowcase } from "../../src/data/showcase/read-showcase";
import { checkLink } from "../../src/docs/links/links";
import { findSiteLinks } from "../../src/docs/links/site-links";
import type { Fault } from "../../src/faults/fault";
import { findAddressProblem, findLinkProblem } from "../../src/faults/web-address";
import { COMMANDS_FOLDER } from "../../src/samples/checks/shell/command-specs";
import { readKnownPackages } from "../../src/samples/packages/known-packages";
import { siteWith } from "../support/broken";
import { compile } from "../support/compile";
import { doc } from "../support/doc";
import { runInTime } from "../support/hostile/cpu-time";

/** URLs that are not allowed anywhere in a content file. */
const NOWHERE: readonly string[] = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "JAVASCRIPT://evil.example/%0aalert(1)",
  "javascript:%61lert(1)",
  "java\u0000script:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "DATA:text/html,x",
  "blob:https://evil.example/x",
  "filesystem:https://evil.example/x",
  "file:///etc/passwd",
  "ftp://evil.example/x",
  "ws://evil.example/x",
  "about:blank",
  "view-source:https://evil.example",
  "intent://evil.example#Intent;end",
  "http://evil.example/",
  "HTTP://evil.example/",
  "HTTPS://evil.example/",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "https://evil.example\\@docs.celo.org/",
  "//evil.example/x",
  "///evil.example/x",
  "/\\evil.example/x",
  "\\\\evil.example",
  "\\/evil.example",
  "https://docs.celo.org@evil.example/",
  "https://user:password@evil.example/",
  "https://@evil.example/",
  "https://evil.example:99999/",
  "https://evil.example:443/",
  "https://127.0.0.1/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://[::1]/",
  "https://localhost/",
  "https://evil/",
  "https://ev%69l.example/",
  "https://ｅvil.example/",
  "https://evil。example/",
  "https://еvil.example/",
  "https://evil.example./",
  "https://-evil.example/",
  "https://evil..example/",
  "https://",
  "https://?x",
  "https://evil.example/\u202egnp.exe",
  "https://evil.example/\u200bx",
  "https://evil.example/\u00a0x",
  "https://evil.example/\nx",
  "https://evil.example/\u007f",
  "https://evil.example/\ufeff",
  `https://evil.example/${"x".repeat(3000)}`,
  `https://${"a.".repeat(400)}example/`,
  `https://${"a".repeat(64)}.example/`,
];

test("there are enough of them", () => {
  expect(NOWHERE.length).toBeGreaterThanOrEqual(40);
});

/** Quotes a text so that it is valid YAML. */
const quoted = (address: string): string => JSON.stringify(address);

const SOURCE = (address: string): string => `title: A page\n  url: ${quoted(address)}\n`;

/** A site on which every path exists, so that only the URL itself can be wrong. */
const TARGETS = {
  anchorsByPath: new Map(),
  pathByFile: new Map(),
  origin: "https://own.example",
  hasStaticFile: () => true,
  redirects: new Map(),
};

/**
 * For every kind of file that contains web addresses, a function that returns the faults of such a file with this
 * address.
 */
const KINDS: Readonly<Record<string, (address: string) => readonly Fault[]>> = {
  "sources of a page": (address) =>
    compile(doc({ sources: [{ title: "A page", url: address }] })).doc.faults,
  "replaced_by of a page": (address) => compile(doc({ replaced_by: address })).doc.faults,
  "canonical of a page": (address) => compile(doc({ canonical: address })).doc.faults,
  "typed data of the site": (address) =>
    findSiteLinks("content/x.ts", 'const x = { href: "/x" };').flatMap((link) =>
      checkLink({ ...link, target: address }, undefined, TARGETS),
    ),
  networks: (address) =>
    readNetworks({
      readText: () =>
        `- id: a\n  name: A\n  status: current\n  chain_id: 1\n  explorers:\n    - { name: A, url: ${quoted(address)} }\n  sources: [https://docs.celo.org/]\n`,
    }).faults,
  "endpoints of networks": (address) =>
    readNetworks({
      readText: () =>
        `- id: a\n  name: A\n  status: current\n  chain_id: 1\n  rpc: [${quoted(address)}]\n  explorers:\n    - { name: A, url: https://docs.celo.org/ }\n  sources: [https://docs.celo.org/]\n`,
    }).faults,
  "addresses of contracts": (address) =>
    readAddresses({
      readText: () =>
        `- name: A\n  network: celo\n  address: "0x${"0".repeat(40)}"\n  source: ${quoted(address)}\n`,
    }).faults,
  "commands of the CLI": (address) => {
    const text = `version: "1"\nas_of: 2026-11-21\nsource:\n  ${SOURCE(address)}commands:\n  - { id: a, summary: A }\n`;
    const file = `${CLI_FOLDER.folder}/a.yaml`;
    return readDataFolder(CLI_FOLDER, { listFiles: () => [file], readText: () => text }).faults;
  },
  "command lines": (address) => {
    const text = `tool: a\nversion: "1"\nas_of: 2026-11-21\nsource:\n  ${SOURCE(address)}commands: {}\n`;
    const file = `${COMMANDS_FOLDER.folder}/a.yaml`;
    return readDataFolder(COMMANDS_FOLDER, { listFiles: () => [file], readText: () => text })
      .faults;
  },
  packages: (address) =>
    readKnownPackages(() => `- name: a\n  source: ${quoted(address)}\n  seen: 2026-11-21\n`).faults,
  parameters: (address) =>
    siteWith({
      "content/data/parameters/evil.yaml": `title: A\nas_of: 2026-11-21\nsources:\n  - ${SOURCE(address).replace("\n  ", "\n    ")}parameters:\n  - { name: a, value: "1" }\n`,
    }).faults,
  glossary: (address) =>
    siteWith({
      "content/data/glossary/evil.yaml": `term: evil\ndefinition: Something that nobody wants to find on a page of theirs.\nsee: ${quoted(address)}\n`,
    }).faults,
  sidebars: (address) =>
    siteWith({ "content/sidebars.yaml": `docs:\n  - link: ${quoted(address)}\n    label: A\n` })
      .faults,
  redirects: (address) =>
    siteWith({ "content/redirects.yaml": `- from: /evil\n  to: ${quoted(address)}\n` }).faults,
  showcase: (address) => {
    const files: Record<string, string> = {
      "content/showcase/tags.yaml": "a:\n  label: A\n  group: showcase\n",
      "content/showcase/sites/a.yaml": `name: A\nwebsite: ${quoted(address)}\nsource: https://celo.org\ntags: [a]\ndescription: A site that shows what can be built.\n`,
    };
    return readShowcase({ files: Object.keys(files), readText: (file) => files[file] ?? "" })
      .faults;
  },
};

describe.each(Object.keys(KINDS))("%s", (kind) => {
  test.each(NOWHERE)("refuse %j with a position", (address) => {
    const faults = runInTime(() => KINDS[kind]!(address));
    expect(faults.length).toBeGreaterThan(0);
    for (const { file, line, column } of faults) {
      expect(file).toMatch(/^content\//);
      expect(line * column).toBeGreaterThan(0);
    }
  });
});

/** All kinds of syntax with which a page's text can contain a URL. */
const IN_TEXT: Readonly<Record<string, (address: string) => string>> = {
  "a link": (address) => `[a](<${address}>)`,
  "a bare link": (address) => `[a](${address})`,
  "a reference": (address) => `[a][b]\n\n[b]: <${address}>`,
  "a card": (address) =>
    `<CardGrid>\n<Card title="A" href="${address.replaceAll('"', "&quot;")}">Words.</Card>\n</CardGrid>`,
  "a link card": (address) => `<PageRef path="${address.replaceAll('"', "&quot;")}" />`,
  "a picture": (address) => `![a](<${address}>)`,
  "bare text": (address) => address,
};

describe.each(Object.keys(IN_TEXT))("%s in a page's text", (kind) => {
  test.each(NOWHERE)("leads nowhere with %j", (address) => {
    const { doc: compiled, html } = compile(IN_TEXT[kind]!(address));
    // Either a fault fails the build, or the text doesn't become a URL. Links to files are the exception: the
    // compiler keeps them for the site, which resolves them or reports a fault.
    const toFiles = compiled.placeholders.flatMap((one) =>
      one.kind === "link" && one.file !== undefined ? [one.target] : [],
    );
    const led = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, found = ""]) => found);
    const foreign = led.filter(
      (one) => findLinkProblem(one.replaceAll("&amp;", "&")) !== undefined,
    );
    expect(foreign).toEqual([]);
    if (led.some((one) => /evil|alert|127|\[::/.test(one)))
      for (const one of led.filter((address) => !toFiles.includes(address)))
        expect(one).toMatch(/^(?:https:\/\/[\w.-]+\.example(?:[/?#]|$)|\/[^/\\]|mailto:|#)/);
    for (const { line } of compiled.faults) expect(line).toBeGreaterThan(0);
  });
});

test.each([
  "https://docs.celo.org",
  "https://docs.celo.org/a?b=c&d=%20#e",
  "https://docs.celo.org:8443/",
  "https://xn--bcher-kva.example/",
  "https://en.wikipedia.org/wiki/Celo_(coin)",
  "https://calendar.google.com/calendar/u/0/r?cid=c_a@group.calendar.google.com",
])("%s is allowed", (address) => {
  expect(findAddressProblem(address)).toBe(undefined);
  expect(findLinkProblem(address)).toBe(undefined);
});

test.each([
  "/build",
  "/build#a b",
  "./a.md",
  "../a/b.md#c",
  "#a",
  "?q=a",
  "mailto:a@celo.org",
  "tel:+4930123456",
  "http://localhost:8545",
  "http://127.0.0.1:3000/x",
  "/ü",
])("a page may link to %s", (target) => {
  expect(findLinkProblem(target)).toBe(undefined);
});

test.each([
  "http://localhost.evil.example/",
  "http://localhost@evil.example/",
  "http://127.0.0.1.evil.example",
  "mailto:a@b@evil.example",
  "mailto:a@evil.example?cc=b@evil.example",
  "mailto:a@evil",
  "tel:javascript",
  " /build",
  "/build\u202e",
])("a page may not link to %j", (target) => {
  const problem = findLinkProblem(target);
  expect(problem?.rule).toMatch(/^link\/(?:scheme|address)$/);
});
