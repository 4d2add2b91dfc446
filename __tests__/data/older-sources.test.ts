import type { Fact } from "../../src/data/facts";
import {
  type SourcedPage,
  formatOlderSources,
  listOlderSources,
} from "../../src/data/older-sources";

const FACT: Fact = {
  id: "op-reth-image",
  file: "content/data/facts/op-reth-image.yaml",
  value: "celo-v1.0.9",
  about: "Image tag of op-reth",
  kind: "version",
  area: "Node software",
  checked: "2026-11-22",
  sources: ["https://celo.org"],
  repository: "celo-org/celo-kona",
  code: true,
  typed: [],
};

const REPOSITORY = "https://github.com/celo-org/celo-kona";
const COMMIT = `${REPOSITORY}/blob/34985c445db192e56b367da227a5978b555f45da/README.md`;

const page = (...urls: string[]): SourcedPage => ({
  path: "/run",
  sources: urls.map((url) => ({ url })),
});

test.each([
  ["a commit", [COMMIT], true],
  ["a short commit", [`${REPOSITORY}/tree/34985c4/crates`], true],
  ["an older release", [`${REPOSITORY}/releases/tag/celo%2Freth-v1.0.4`], true],
  ["a smaller number that sorts later as text", [`${REPOSITORY}/tree/celo-v1.0.10`], false],
  ["the release of the fact", [`${REPOSITORY}/releases/tag/celo%2Freth-v1.0.9`], false],
  ["a commit beside the release of the fact", [COMMIT, `${REPOSITORY}/tree/celo-v1.0.9`], false],
  ["a branch", [`${REPOSITORY}/blob/main/README.md`], false],
  ["a pull request", [`${REPOSITORY}/pull/325`], false],
  ["another repository", ["https://github.com/celo-org/optimism/tree/34985c4"], false],
  ["a tag that isn't encoded correctly", [`${REPOSITORY}/releases/tag/v1.0.4%zz`], false],
  ["no source", [], false],
])("%s", (_name, urls, isOlder) => {
  const expected = isOlder ? [{ path: "/run", urls }] : [];
  expect(listOlderSources(FACT, [page(...urls)])).toEqual(expected);
});

test("a fact without a repository or version finds no outdated page", () => {
  const { repository: _, ...plain } = FACT;
  expect(listOlderSources(plain, [page(COMMIT)])).toEqual([]);
  expect(listOlderSources({ ...FACT, value: "latest" }, [page(COMMIT)])).toEqual([]);
});

test("the list names the program, its version and each page with its older sources", () => {
  expect(formatOlderSources([FACT], [page(COMMIT)])).toMatchInlineSnapshot(`
    "Pages whose sources are older than the version in a fact:
      celo-org/celo-kona celo-v1.0.9 (content/data/facts/op-reth-image.yaml)
        /run
          https://github.com/celo-org/celo-kona/blob/34985c445db192e56b367da227a5978b555f45da/README.md
    "
  `);
  expect(formatOlderSources([FACT], [page()])).toBe("");
});
