import { readShowcase } from "../../../src/data/showcase/read-showcase";
import { formatFaults } from "../../../src/faults/format-faults";
import { loadShowcase } from "../../../src/pipeline/content/load-showcase";
import { TAGS_YAML, showcaseOf, siteYaml } from "../../support/showcase";

test("a site is a file, and its slug is the file's name", () => {
  const { sites, faults } = showcaseOf({
    "sites/valora.yaml": siteYaml("Valora", { tags: ["apps", "wallets"] }),
  });
  expect(faults).toEqual([]);
  expect(sites).toEqual([
    {
      slug: "valora",
      file: "content/showcase/sites/valora.yaml",
      name: "Valora",
      website: "https://valora.example.org/",
      source: "https://github.com/example/example",
      tags: ["apps", "wallets"],
      description: "A sentence that says what the site does.",
      image: null,
    },
  ]);
});

test("tags keep the order of their file and count their sites", () => {
  const { tags } = showcaseOf({
    "sites/a.yaml": siteYaml("A", { tags: ["apps", "popular"] }),
    "sites/b.yaml": siteYaml("B", { tags: ["apps"] }),
  });
  expect(tags).toEqual([
    {
      id: "popular",
      label: "Popular",
      group: "showcase",
      color: "#e9669e",
      description: "",
      count: 1,
    },
    {
      id: "apps",
      label: "Apps",
      group: "showcase",
      color: null,
      description: "Things to use.",
      count: 2,
    },
    { id: "wallets", label: "Wallets", group: "showcase", color: null, description: "", count: 0 },
    {
      id: "beginner",
      label: "Beginner",
      group: "tutorials",
      color: null,
      description: "",
      count: 0,
    },
  ]);
});

test("popular sites come first, then names in order, ignoring case", () => {
  const { sites } = showcaseOf({
    "sites/a.yaml": siteYaml("zeta"),
    "sites/b.yaml": siteYaml("Beta"),
    "sites/c.yaml": siteYaml("alpha"),
    "sites/d.yaml": siteYaml("Omega", { tags: ["popular"] }),
  });
  expect(sites.map(({ name }) => name)).toEqual(["Omega", "alpha", "Beta", "zeta"]);
});

test("pictures are next to the sites", () => {
  const { sites, faultText } = showcaseOf({
    "sites/a.yaml": siteYaml("A", {
      picture: { file: "images/a.png", source: "https://a.org/a.png", license: "MIT" },
    }),
    "images/a.png": "",
  });
  expect(faultText).toBe("");
  expect(sites[0]?.image).toBe("content/showcase/images/a.png");
});

test("a repository without a showcase has no fault", () => {
  expect(readShowcase({ files: [], readText: () => "" })).toEqual({
    sites: [],
    tags: [],
    faults: [],
  });
});

describe("the tags' file", () => {
  test("is needed once there is a site", () => {
    const files = { "content/showcase/sites/a.yaml": siteYaml("A") };
    const { faults } = readShowcase({
      files: Object.keys(files),
      readText: () => files["content/showcase/sites/a.yaml"],
    });
    expect(formatFaults(faults)).toMatchInlineSnapshot(`
     "content/showcase/tags.yaml:1:1 The showcase has no list of tags.
         In this file, write a key for each tag, with label: and group: below it. [showcase/missing-tags]
     1 fault in 1 file"
    `);
  });

  test.each([
    { name: "malformed", text: "apps: [\n" },
    { name: "of the wrong shape", text: TAGS_YAML.replace("group: tutorials", "group: tutorial") },
  ])("is a single fault when it is $name, not one for each site", ({ text }) => {
    const { faults, sites, tags } = showcaseOf({
      "tags.yaml": text,
      "sites/a.yaml": siteYaml("A"),
      "sites/b.yaml": siteYaml("B"),
    });
    expect(faults).toHaveLength(1);
    expect([sites.length, tags.length]).toEqual([2, 0]);
  });

  test("gives the right form for each wrong entry", () => {
    const { faultText } = showcaseOf({
      "tags.yaml":
        "Big Apps:\n  label: Apps\n  group: showcase\nearn:\n  label: Earn\n  group: sites\n  colour: green\ndefi:\n  label: DeFi\n  group: showcase\n  color: green\n",
    });
    expect(faultText).toMatchInlineSnapshot(`
     "content/showcase/tags.yaml:1:1 "Big Apps" isn't a valid key here.
         Write the key with lower-case letters, digits and dashes, starting with a letter. [showcase/wrong-key]
     content/showcase/tags.yaml:6:3 "earn.group" has an invalid value.
         Write showcase, audience or tutorials. [showcase/wrong-value]
     content/showcase/tags.yaml:7:3 Unknown key "colour".
         Did you mean color? [showcase/unknown-key]
     content/showcase/tags.yaml:11:3 "defi.color" has an invalid value.
         Write six hexadecimal digits in quotes: "#35d07f". [showcase/wrong-value]
     4 faults in 1 file"
    `);
  });

  test("gives each label to one tag only", () => {
    const { faultText } = showcaseOf({
      "tags.yaml": `${TAGS_YAML}more-apps:\n  label: "ａpps"\n  group: tutorials\n`,
    });
    expect(faultText).toContain('"ａpps" is already the label of the tag apps.');
    expect(faultText).toContain("[showcase/repeated-label]");
  });
});

test("a file that nothing reads is a fault, so that no site disappears silently", () => {
  const { faultText } = showcaseOf({
    "sites/a.yml": siteYaml("A"),
    "sites/My Site.yaml": siteYaml("B"),
  });
  expect(faultText).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yml:1:1 This file is ignored because of its name.
       Rename the file to content/showcase/sites/<name>.yaml. Write the name with lower-case letters, digits and dashes. Pictures belong in content/showcase/images. [showcase/stray-file]
   content/showcase/sites/My Site.yaml:1:1 This file is ignored because of its name.
       Rename the file to content/showcase/sites/<name>.yaml. Write the name with lower-case letters, digits and dashes. Pictures belong in content/showcase/images. [showcase/stray-file]
   2 faults in 2 files"
  `);
});

test.each(["filter", "popular", "all", "content", "menu"])(
  "a site can't have the name %s, because the page uses it as an id",
  (name) => {
    const { faultText } = showcaseOf({ [`sites/${name}.yaml`]: siteYaml("A") });
    expect(faultText).toMatch(`content/showcase/sites/${name}.yaml:1:1 `);
    expect(faultText).toContain("[showcase/reserved-name]");
  },
);

describe("content/showcase", () => {
  const { sites, tags, faults } = loadShowcase(process.cwd());

  test("has 83 sites, 79 tags and no fault", () => {
    expect(formatFaults(faults)).toBe("");
    expect([sites.length, tags.length]).toEqual([83, 79]);
  });

  test("describes each site in one plain sentence", () => {
    const shouting = sites.filter(({ description }) => !/^[A-Z][^!]*\.$/.test(description));
    expect(shouting.map(({ file }) => file)).toEqual([]);
  });

  test("has no showcase tag without a site", () => {
    const unused = tags.filter(({ group, count }) => group === "showcase" && count === 0);
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});
