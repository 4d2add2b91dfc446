import { showcaseOf, siteYaml } from "../../support/showcase";

const pictureOf = (file: string) => ({ file, source: "https://a.org/logo", license: "MIT" });
const faultsOf = (entries: Readonly<Record<string, unknown>>): string => {
  const { faultText, sites } = showcaseOf({
    "sites/a.yaml": siteYaml("A", entries),
    "images/valora.png": "",
  });
  expect(sites).toEqual([]);
  return faultText.replace(/\n1 fault in 1 file$/, "");
};

test("text that isn't YAML is a fault at its position", () => {
  const { faultText } = showcaseOf({ "sites/a.yaml": "name: A\ntags: [apps\n" });
  expect(faultText).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yaml:3:1 A bracket is never closed.
       Write the closing bracket where the value ends, for instance tags: [defi, wallets]. [yaml/malformed]
   1 fault in 1 file"
  `);
});

test("every wrong entry of a file is reported at once", () => {
  const { faultText } = showcaseOf({
    "sites/a.yaml":
      "name: A\nwebsit: https://a.org\nsource: ftp://a.org/x\ntags: []\ndescription: Too short.\n",
  });
  expect(faultText).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yaml:2:1 Unknown key "websit".
       Did you mean website? [showcase/unknown-key]
   content/showcase/sites/a.yaml:3:1 "source" has an invalid value.
       Write a full URL, for instance https://example.org. [showcase/wrong-value]
   content/showcase/sites/a.yaml:4:1 "tags" has an invalid value.
       List at least one entry. [showcase/wrong-value]
   content/showcase/sites/a.yaml:5:1 "description" has an invalid value.
       Write one sentence of at least 20 characters. [showcase/wrong-value]
   4 faults in 1 file"
  `);
});

test("an unknown tag is refused, and the fix names the intended one", () => {
  expect(faultsOf({ tags: ["apps", "walets"] })).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yaml:6:5 There is no tag "walets".
       Did you mean wallets? [showcase/unknown-tag]"
  `);
});

test("an unknown tag that isn't similar to any is refused, and the fix lists all tags", () => {
  expect(faultsOf({ tags: ["gaming"] })).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yaml:5:5 There is no tag "gaming".
       The known tags for sites are: apps, popular, wallets. [showcase/unknown-tag]"
  `);
});

test("a tag of another listing is refused", () => {
  expect(faultsOf({ tags: ["beginner"] })).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yaml:5:5 "beginner" is a tag in the group tutorials, which isn't for sites.
       The known tags for sites are: apps, popular, wallets. [showcase/unknown-tag]"
  `);
});

test("a tag may be listed only once", () => {
  expect(faultsOf({ tags: ["apps", "apps"] })).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yaml:6:5 The tag "apps" is listed twice.
       Remove one of the two. [showcase/repeated-tag]"
  `);
});

test("a picture that doesn't exist is a fault", () => {
  expect(faultsOf({ picture: pictureOf("images/valoro.png") })).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yaml:8:3 There is no file content/showcase/images/valoro.png.
       Did you mean images/valora.png? [showcase/missing-picture]"
  `);
});

test("a picture in another folder is a fault", () => {
  expect(faultsOf({ picture: pictureOf("https://a.org/logo.png") })).toMatchInlineSnapshot(`
   "content/showcase/sites/a.yaml:8:3 "picture.file" has an invalid value.
       Write images/ and the name of a png, jpg, webp or avif file, with lower-case letters, digits and dashes. [showcase/wrong-value]"
  `);
});

test.each([
  "example.org",
  "ftp://example.org",
  "https://",
  "https:// example.org",
  "https://localhost",
  "javascript:alert(1)",
])("%s isn't a web address", (address) => {
  expect(faultsOf({ website: address })).toContain(
    "Write a full URL, for instance https://example.org. [showcase/",
  );
  expect(faultsOf({ source: address })).toContain('"source" has an invalid value.');
});

test.each([
  { length: 19, isFault: true },
  { length: 20, isFault: false },
  { length: 160, isFault: false },
  { length: 161, isFault: true },
])("a description of $length characters: fault is $isFault", ({ length, isFault }) => {
  const { faults } = showcaseOf({
    "sites/a.yaml": siteYaml("A", { description: "x".repeat(length) }),
  });
  expect(faults.length > 0).toBe(isFault);
});
