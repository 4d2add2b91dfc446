import type { Languages } from "../../../src/base/locales";
import type { Doc } from "../../../src/docs/site";
import { doc } from "../../support/doc";
import { site } from "../../support/site";

const languages: Languages = {
  main: { code: "en", label: "English", direction: "ltr" },
  others: [
    { code: "fr", label: "Français", direction: "ltr" },
    { code: "ar", label: "العربية", direction: "rtl" },
  ],
};

const FILES = {
  "content/sidebars.yaml":
    "docs:\n  - doc: start\n  - category: Guides\n    items:\n      - doc: guides/deploy\n      - doc: guides/old\n",
  "content/tags.yaml": "nodes:\n  label: Nodes\n  description: All about them.\n",
  "content/docs/start.md": doc(
    { title: "Start", slug: "/begin" },
    "[Deploy](./guides/deploy.md#cost)",
  ),
  "content/docs/guides/deploy.md": doc(
    { title: "Deploy", tags: ["nodes"] },
    "## Cost\n\n[Start](../start.md), [old](/guides/old)",
  ),
  "content/docs/guides/old.md": doc({ title: "Old", sidebar_label: "Old one" }),
  "content/locales/fr/docs/guides/deploy.md": doc(
    { title: "Déployer", keywords: ["mise en ligne"] },
    "## Prix {#cost}\n\n[Ancien](./old.md), [début](/begin)",
  ),
  "content/locales/fr/sidebars.yaml": "Guides: Guides pratiques\nOld one: Ancien\n",
  "content/locales/fr/labels.yaml": "search: Rechercher\n",
};

const built = site({
  files: FILES,
  otherRoutes: ["/tags/nodes"],
  languages,
  labels: { search: "Search", close: "Close" },
});
const localeOf = (code: string) => {
  const found = built.locales.find((one) => one.code === code);
  if (!found) throw new Error(`There is no locale ${code}.`);
  return found;
};
const docAt = (path: string): Doc => {
  const all = [...built.docs, ...built.locales.flatMap(({ docs }) => docs)];
  const found = all.find((one) => one.path === path);
  if (!found) throw new Error(`No doc at ${path}, only ${all.map((one) => one.path).join()}.`);
  return found;
};

test("a site with translations has no fault", () => {
  expect(built.faultText).toBe("");
});

test("every doc has a page in each language, at the original's path after the language code", () => {
  const paths = ["/begin", "/guides/deploy", "/guides/old"];
  expect(built.docs.map(({ path }) => path).sort()).toEqual(paths);
  for (const code of ["fr", "ar"])
    expect(
      localeOf(code)
        .docs.map(({ path }) => path)
        .sort(),
    ).toEqual(paths.map((path) => `/${code}${path}`));
  expect(built.routes.map(({ path }) => path)).toContain("/ar/guides/old");
});

test("a translation has its own text, and takes the rest from its original", () => {
  expect(docAt("/fr/guides/deploy")).toMatchObject({
    title: "Déployer",
    keywords: ["mise en ligne"],
    tags: ["nodes"],
    sidebar: "docs",
    file: "content/locales/fr/docs/guides/deploy.md",
    editUrl: "https://edit.example/content/locales/fr/docs/guides/deploy.md",
    canonical: null,
  });
});

test("an untranslated page shows the original, which search engines index", () => {
  const page = docAt("/fr/guides/old");
  expect(page).toMatchObject({ title: "Old", canonical: "/guides/old" });
  expect(page.locale).toMatchObject({ code: "fr", isTranslated: false, translations: [] });
});

test("only real translations are alternates, including the page in the site's own language", () => {
  const translations = [
    { code: "en", path: "/guides/deploy" },
    { code: "fr", path: "/fr/guides/deploy" },
  ];
  expect(docAt("/guides/deploy").locale?.translations).toEqual(translations);
  expect(docAt("/fr/guides/deploy").locale?.translations).toEqual(translations);
  expect(docAt("/ar/guides/deploy").locale?.translations).toEqual([]);
  expect(docAt("/guides/old").locale?.translations).toEqual([]);
});

test("links to files and to paths stay in the language, whether the page is translated or not", () => {
  expect(docAt("/fr/guides/deploy").links).toEqual(["./old.md", "/fr/begin"]);
  expect(docAt("/ar/guides/deploy").links).toEqual(["../start.md", "/ar/guides/old"]);
});

test("menus are in the language: titles of translations, labels of sidebars.yaml, otherwise originals", () => {
  const [sidebar] = localeOf("fr").sidebars;
  expect(sidebar?.items).toMatchObject([
    { label: "Start", href: "/fr/begin" },
    {
      label: "Guides pratiques",
      items: [
        { label: "Déployer", href: "/fr/guides/deploy" },
        { label: "Ancien", href: "/fr/guides/old" },
      ],
    },
  ]);
  const page = docAt("/fr/guides/deploy");
  expect(page.next).toEqual({ title: "Ancien", path: "/fr/guides/old" });
  expect(page.breadcrumbs.map(({ label }) => label)).toEqual(["Guides pratiques", "Déployer"]);
});

test("a locale has the labels it translates", () => {
  expect(localeOf("fr").labels).toEqual({ search: "Rechercher" });
  expect(localeOf("ar").labels).toEqual({});
});

test("/fr leads to the language's first page", () => {
  expect(built.redirects).toContainEqual({ from: "/fr", to: "/fr/begin" });
});

test("tags list docs of the site's own language only", () => {
  expect(built.tags[0]?.docIds).toEqual([{ version: "current", id: "guides/deploy" }]);
});

test("a draft isn't a translation in a build", () => {
  const draft = doc({ title: "Ancien", draft: true });
  const { locales, faultText } = site({
    files: { ...FILES, "content/locales/fr/docs/guides/old.md": draft },
    languages,
    labels: { search: "Search" },
    otherRoutes: ["/tags/nodes"],
  });
  expect(faultText).toBe("");
  const page = locales[0]?.docs.find(({ path }) => path === "/fr/guides/old");
  expect(page?.locale?.isTranslated).toBe(false);
});

test("a translation shows the pictures and fragments of its original unless it has its own", () => {
  const files = {
    ...FILES,
    "content/docs/guides/_ports.md": "Ports of all nodes.",
    "content/docs/guides/deploy.md": doc(
      { title: "Deploy", tags: ["nodes"] },
      '## Cost\n\n<Include src="./_ports.md" />',
    ),
    "content/locales/fr/docs/guides/deploy.md": doc(
      { title: "Déployer" },
      '## Prix {#cost}\n\n<Include src="./_ports.md" />',
    ),
  };
  const textOf = (more: Readonly<Record<string, string>>): string => {
    const { faultText, bodyByFile } = site({
      files: { ...files, ...more },
      languages,
      labels: { search: "Search" },
      otherRoutes: ["/tags/nodes"],
    });
    expect(faultText).toBe("");
    return JSON.stringify(bodyByFile.get("content/locales/fr/docs/guides/deploy.md")?.segments);
  };
  expect(textOf({})).toContain("Ports of all nodes.");
  expect(textOf({ "content/locales/fr/docs/guides/_ports.md": "Les ports." })).toContain(
    "Les ports.",
  );
});

test("a site in one language doesn't mention languages", () => {
  const { docs, locales, redirects } = site({
    files: { "content/docs/a.md": doc({ title: "A" }) },
  });
  expect([locales, redirects, docs[0]?.locale]).toEqual([[], [], null]);
});
