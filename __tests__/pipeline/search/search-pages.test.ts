import { listFoundPages, readSearchedPages } from "../../../src/pipeline/search/search-pages";
import { SPECIAL_PAGES } from "../../../src/pipeline/search/special-pages";
import {
  cacheFolderOf,
  compiledBodyFile,
  keepCached,
} from "../../../src/pipeline/store/cache-files";
import { temporaryFolders } from "../../support/folder";
import { searchedPage } from "../../support/search/searched-page";
import { TAGS_YAML, siteYaml } from "../../support/showcase";
import { site } from "../../support/site";

const root = temporaryFolders()({
  "content/showcase/tags.yaml": TAGS_YAML,
  "content/showcase/sites/a.yaml": siteYaml("Ant", { description: "Counts ants on Celo." }),
});

const special = (wanted: string) => SPECIAL_PAGES.filter(({ path }) => path === wanted);

/** Creates a doc whose compiled body is in the cache and consists of one sentence. */
function found(path: string) {
  const bodyFile = compiledBodyFile(path.slice(1));
  const sections = [{ depth: 1, title: path, text: `About ${path}.` }];
  keepCached(cacheFolderOf(root), bodyFile, { sections });
  const { sections: _sections, ...doc } = searchedPage({ path });
  return { ...doc, bodyFile };
}

test("pages have their texts and are sorted by path, whatever order they were found in", () => {
  const pages = readSearchedPages(root, {
    docs: [found("/tokens"), found("/build"), found("/nodes")],
    special: special("/showcase"),
    changes: [],
  });
  expect(pages.map(({ path }) => path)).toEqual(["/build", "/nodes", "/showcase", "/tokens"]);
  expect(pages[1]).toMatchObject({ language: "en", sections: [{ text: "About /nodes." }] });
});

test("each showcase site is a section of its page", () => {
  const [page] = readSearchedPages(root, { docs: [], special: special("/showcase"), changes: [] });
  expect(page?.sections[1]).toMatchObject({ id: "a", depth: 2, title: "Ant" });
  expect(page?.sections[1]?.text).toContain("Counts ants on Celo.");
});

test("each change is a section of the changelog, with the networks it is about", () => {
  const change = {
    id: "jovian",
    date: "2026-03-31",
    where: ["celo"],
    kind: "upgrade" as const,
    action_for: [],
    networks: ["Celo Mainnet"],
    title: "The Jovian upgrade",
    summary: "A new base fee.",
    details: "Operators act.",
    page: "/build",
    sources: [],
  };
  const [page] = readSearchedPages(root, {
    docs: [],
    special: special("/changelog"),
    changes: [change],
  });
  expect(page).toMatchObject({ path: "/changelog", title: "Changelog", isTutorial: false });
  expect(page?.sections[1]).toEqual({
    id: "jovian",
    depth: 2,
    title: "The Jovian upgrade",
    text: "Celo Mainnet A new base fee. Operators act.",
  });
});

test("pages that aren't docs are found if the site has them, each by its own queries", () => {
  const built = site({ files: {}, otherRoutes: ["/", "/tutorials"] });
  const { special: found } = listFoundPages(built, new Map());
  expect(found.map(({ path }) => path)).toEqual(["/", "/tutorials"]);
  const questions = SPECIAL_PAGES.flatMap((page) => page.questions);
  expect(new Set(questions).size).toBe(questions.length);
  for (const page of SPECIAL_PAGES) expect(page.questions.length).toBeGreaterThanOrEqual(4);
});
