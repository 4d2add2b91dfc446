import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { updateRecord } from "../../../src/commands/sources/ask-github";
import { formatSources } from "../../../src/commands/sources/format-sources";
import { findRepository, parseGithubFile } from "../../../src/commands/sources/github-files";
import {
  type SourcesRecord,
  formatSourcesRecord,
  parseSourcesRecord,
} from "../../../src/commands/sources/sources-record";

/*
 * A server that answers as GitHub's REST API documents: https://docs.github.com/en/rest/commits/commits,
 * /rest/releases/releases, /rest/repos/contents. Its repository celo-org/x changed one of two files.
 */

const PIN = "a".repeat(40);
const OLD = "b".repeat(40);
const NEW = "c".repeat(40);
const answerOf = (sha: string, day: string, message: string) => ({
  sha,
  commit: { message, committer: { date: `${day}T10:00:00Z` } },
});
const AT_FIRST = answerOf(OLD, "2026-01-02", "add it");

const API: Readonly<Record<string, unknown>> = {
  [`/repos/celo-org/x/commits?path=fees.md&per_page=1&sha=${PIN}`]: [AT_FIRST],
  "/repos/celo-org/x/commits?path=fees.md&per_page=1": [
    answerOf(NEW, "2026-10-02", "raise the floor\n\nbecause"),
  ],
  [`/repos/celo-org/x/commits?path=same.md&per_page=1&sha=${PIN}`]: [AT_FIRST],
  "/repos/celo-org/x/commits?path=same.md&per_page=1": [AT_FIRST],
  [`/repos/celo-org/x/commits?path=never.md&per_page=1&sha=${PIN}`]: [],
  "/repos/celo-org/x/commits?path=never.md&per_page=1": [],
  "/repos/celo-org/x/releases/latest": { tag_name: "v2", published_at: "2026-10-03T00:00:00Z" },
  "/repos/celo-org/y/tags?per_page=1": [{ name: "1.1", commit: { sha: NEW } }],
  "/repos/celo-org/z/releases/latest": { tag_name: "1.0", published_at: "2026-08-01T00:00:00Z" },
  "/repos/celo-org/z/tags?per_page=1": [{ name: "1.2", commit: { sha: NEW } }],
  [`/repos/celo-org/z/commits/${NEW}`]: answerOf(NEW, "2026-09-01", "1.2"),
  [`/repos/celo-org/y/commits/${NEW}`]: answerOf(NEW, "2026-09-01", "1.1"),
  "/repos/celo-org/y/contents/src/E.sol?ref=v1": "error Refused(address by);",
};

let server: Server;
let requests: string[] = [];
let limit = Infinity;

beforeAll(async () => {
  server = createServer(({ url = "", headers }, response) => {
    requests.push(url);
    const answer = API[url];
    const status = requests.length > limit ? 403 : answer === undefined ? 404 : 200;
    response.writeHead(headers["user-agent"] === undefined ? 403 : status);
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests = [];
  limit = Infinity;
});

const urlOf = (path: string): string => `https://github.com/celo-org/x/blob/${PIN}/${path}`;
const ERRORS = "https://github.com/celo-org/y/blob/v1/src/E.sol";
const CITED = [
  { url: urlOf("fees.md"), place: "content/docs/fees.md:5", checked: "2026-09-30" },
  { url: urlOf("fees.md#L3"), place: "content/docs/gas.md:9", checked: "2026-10-04" },
  { url: urlOf("same.md"), place: "content/docs/same.md:5", checked: "2026-10-04" },
  { url: urlOf("never.md"), place: "content/docs/never.md:5" },
  { url: ERRORS, place: "content/data/errors.yaml:4" },
  { url: "https://celo.org/x", place: "content/docs/same.md:7", checked: "2020-01-01" },
];
const QUOTED = ["Refused", "Paused"].map((name) => ({ name, url: ERRORS, place: "errors.yaml:4" }));
const WATCHED = {
  repositories: ["celo-org/x", "celo-org/y", "celo-org/z"],
  files: CITED.flatMap(({ url }) => parseGithubFile(url) ?? []).filter(({ ref }) => ref === PIN),
  quotes: QUOTED.map(({ name, url }) => ({ name, url, file: parseGithubFile(url)! })),
};
const EMPTY = parseSourcesRecord(undefined);
const update = (known: SourcesRecord) => {
  const { port } = server.address() as AddressInfo;
  return updateRecord(known, WATCHED, { url: `http://127.0.0.1:${port}` }, "2026-11-01");
};

test("a repository that changed is reported with the difference, the release and the pages", async () => {
  const { record, refusal } = await update(EMPTY);
  expect(refusal).toBeUndefined();
  const report = formatSources(CITED, QUOTED, record);
  expect(report.replace(/[0-9a-f]{64}/, "<sha256>").replaceAll(PIN, "<pin>")).toBe(
    `Changed since the commit that is cited:
  celo-org/x fees.md: 2026-10-02, raise the floor
    https://github.com/celo-org/x/compare/<pin>...${NEW}#diff-<sha256>
    content/docs/fees.md:5
    content/docs/gas.md:9

Not in the commit that is cited:
  celo-org/x never.md, commit <pin>
    content/docs/never.md:5

Released since the page or entry was checked:
  celo-org/x v2, 2026-10-03
    content/docs/fees.md:5, checked 2026-09-30

Quoted, but not in the source:
  ${ERRORS}
    Paused (errors.yaml:4)

6 sources, 4 of them at a commit on GitHub: 1 unchanged, 2 changed, 0 not read yet. 2 of 2 quoted names compared with their source. GitHub was asked on 2026-11-01.`,
  );
});

test("a tag counts if there is no release, or if it is newer", async () => {
  const { record } = await update(EMPTY);
  expect(Object.values(record.repositories).map(({ release }) => release?.name)).toEqual([
    "v2",
    "1.1",
    "1.2",
  ]);
});

test("the record is enough for the report without a network, and has a line for each file", async () => {
  const { record } = await update(EMPTY);
  const text = formatSourcesRecord(record);
  expect(parseSourcesRecord(text)).toEqual(record);
  expect(text.split("\n").filter((line) => line.includes(".md"))).toHaveLength(3);
});

test("what can't have changed isn't requested again", async () => {
  const { record } = await update(EMPTY);
  const first = requests.length;
  requests = [];
  expect((await update(record)).record).toEqual(record);
  expect(requests.filter((url) => url.includes(PIN))).toEqual([]);
  expect(requests.length).toBe(first - 3);
});

test("if GitHub refuses, the record keeps what was read before, and says what wasn't", async () => {
  const { record: before } = await update(EMPTY);
  requests = [];
  limit = 1;
  const { record, refusal } = await update(before);
  expect(refusal).toContain("answered 403");
  expect(record).toEqual(before);
  requests = [];
  const { record: little } = await update(EMPTY);
  expect(formatSources(CITED, QUOTED, little)).toContain("0 unchanged, 0 changed, 4 not read yet");
});

test.each([
  [urlOf("a%20b/c.md#L1"), { repository: "celo-org/x", ref: PIN, path: "a b/c.md" }],
  [
    "https://raw.githubusercontent.com/celo-org/x/main/a.json",
    { repository: "celo-org/x", ref: "main", path: "a.json" },
  ],
  ["https://github.com/celo-org/x/pull/7", undefined],
  ["https://github.com/celo-org/x/blob/main/%zz", undefined],
])("%s", (url, file) => {
  expect(parseGithubFile(url)).toEqual(file);
  expect(findRepository(url)).toBe("celo-org/x");
});
