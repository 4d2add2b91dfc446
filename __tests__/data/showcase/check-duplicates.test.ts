import { showcaseOf, siteYaml } from "../../support/showcase";

test("a name used in two files is a fault in the second", () => {
  const { faultText } = showcaseOf({
    "sites/a.yaml": siteYaml("Valora"),
    "sites/b.yaml": siteYaml("VALORA", { website: "https://b.org" }),
  });
  expect(faultText).toMatchInlineSnapshot(`
   "content/showcase/sites/b.yaml:1:1 content/showcase/sites/a.yaml has the same name, VALORA.
       Delete one of the two files, or change the name here. [showcase/duplicate-name]
   1 fault in 1 file"
  `);
});

test.each([
  { a: "https://celo.org", b: "https://celo.org/", isSame: true },
  { a: "https://celo.org", b: "https://www.Celo.org", isSame: true },
  { a: "https://celo.org", b: "https://celo.org/#", isSame: true },
  { a: "https://celo.org/a", b: "https://celo.org/a/?", isSame: true },
  { a: "https://celo.org/a", b: "https://celo.org/b", isSame: false },
  { a: "https://celo.org/#/a", b: "https://celo.org/#/b", isSame: false },
])("$a and $b: same website is $isSame", ({ a, b, isSame }) => {
  const { faults } = showcaseOf({
    "sites/a.yaml": siteYaml("A", { website: a }),
    "sites/b.yaml": siteYaml("B", { website: b }),
  });
  expect(faults.map(({ file, rule }) => [file, rule])).toEqual(
    isSame ? [["content/showcase/sites/b.yaml", "showcase/duplicate-website"]] : [],
  );
});

test("a duplicate is found even if one of the two has a wrong tag", () => {
  const { faults } = showcaseOf({
    "sites/a.yaml": siteYaml("A", { tags: ["nothing"] }),
    "sites/b.yaml": siteYaml("A", { website: "https://b.org" }),
  });
  expect(faults.map(({ rule }) => rule)).toEqual([
    "showcase/unknown-tag",
    "showcase/duplicate-name",
  ]);
});

test.each(["Ｍento", "mento  "])("%s is the same name as Mento", (name) => {
  const { faults } = showcaseOf({
    "sites/a.yaml": siteYaml("Mento"),
    "sites/b.yaml": siteYaml(name, { website: "https://b.org" }),
  });
  expect(faults.map(({ rule }) => rule)).toEqual(["showcase/duplicate-name"]);
});
