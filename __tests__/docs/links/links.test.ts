import { type LinkTargets, checkLink } from "../../../src/docs/links/links";

const targets: LinkTargets = {
  anchorsByPath: new Map<string, ReadonlySet<string> | undefined>([
    ["/", undefined],
    ["/build", new Set(["networks", "next-steps"])],
    ["/build/quickstart", new Set(["install", "überblick"])],
    ["/a b", new Set()],
  ]),
  pathByFile: new Map([
    ["content/docs/build/index.md", "/build"],
    ["content/docs/build/quickstart.md", "/build/quickstart"],
  ]),
  origin: "https://own.example",
  hasStaticFile: (path) => path === "/files/paper.pdf",
  redirects: new Map([["/start", "/build/quickstart"]]),
};

const faultOf = (target: string, own: string | undefined = "/build"): string | undefined => {
  const [fault] = checkLink(
    { file: "content/docs/build/index.md", line: 3, column: 7, target },
    own,
    targets,
  );
  return fault && `${fault.problem} ${fault.fix} [${fault.rule}]`;
};

test.each([
  "/",
  "/build",
  "/build#networks",
  "/build?tab=1#networks",
  "/build#",
  "/#anything",
  "#networks",
  "./quickstart.md",
  "quickstart.md#install",
  "../build/quickstart.md",
  "./index.md",
  "/files/paper.pdf",
  "/a%20b",
  "/build/quickstart#%C3%BCberblick",
  "https://celo.org/nowhere",
  "https://own.example.org/nowhere",
  "mailto:a@celo.org",
  "tel:112",
])("%s leads somewhere", (target) => {
  expect(faultOf(target)).toBeUndefined();
});

test.each([
  [
    "/build/quikstart",
    "This link leads to /build/quikstart, but there is no page with that path. Did you mean /build/quickstart? [link/unknown-page]",
  ],
  ["/start", "The page /start has moved. Write /build/quickstart. [link/redirected]"],
  ["/start/#install", "The page /start/ has moved. Write /build/quickstart. [link/redirected]"],
  [
    "/the/far/side",
    "This link leads to /the/far/side, but there is no page with that path. Fix the path, or link to a page that exists. [link/unknown-page]",
  ],
  [
    "/files/other.pdf",
    "This link leads to /files/other.pdf, but there is no page, and no file in static/, with that path. Fix the path, or link to a page that exists. [link/unknown-page]",
  ],
  ["/build/", "/build/ redirects to /build. Write /build. [link/untidy]"],
  ["/build.html", "/build.html redirects to /build. Write /build. [link/untidy]"],
  [
    "//build",
    'This link has an invalid address: "//build". Write a path on this site that starts with exactly one slash, for instance /build. [link/address]',
  ],
  [
    "#netwrks",
    "This link leads to #netwrks on /build, but nothing there has that id. Did you mean networks? [link/unknown-anchor]",
  ],
  [
    "/build#security",
    "This link leads to #security on /build, but nothing there has that id. The known ids are: networks, next-steps. [link/unknown-anchor]",
  ],
  [
    "/a%20b#x",
    "This link leads to #x on /a b, but nothing there has that id. There are no ids yet. [link/unknown-anchor]",
  ],
  [
    "./quickstart.md#instal",
    "This link leads to #instal on /build/quickstart, but nothing there has that id. Did you mean install? [link/unknown-anchor]",
  ],
  [
    "./quikstart.md",
    "This link leads to the file content/docs/build/quikstart.md, but there is no such doc. Did you mean content/docs/build/quickstart.md? [link/unknown-file]",
  ],
  [
    "./quickstart",
    "This link leads to the file content/docs/build/quickstart, but there is no such doc. Write the file with its extension: ./quickstart.md. [link/unknown-file]",
  ],
  [
    "../build/",
    "This link leads to the file content/docs/build, but there is no such doc. Write the file with its extension: ../build/index.md. [link/unknown-file]",
  ],
  [
    "../../../../x.md",
    "This link leads to the file ../../../../x.md, but there is no such doc. Fix the path, or write the page's path on the site, for instance /build. [link/unknown-file]",
  ],
  [
    "/100%",
    "Pathname could not be decoded; this is likely caused by an invalid percent-encoding: /100%. Write %25 for a percent sign, and other characters as they are. [path/percent-encoding]",
  ],
  [
    "#100%",
    "Pathname could not be decoded; this is likely caused by an invalid percent-encoding: #100%. Write %25 for a percent sign, and other characters as they are. [path/percent-encoding]",
  ],
])("%s: %s", (target, words) => {
  expect(faultOf(target)).toBe(words);
});

test("the fault is at the position of the link", () => {
  expect(
    checkLink({ file: "a.md", line: 3, column: 7, target: "/x" }, "/build", targets),
  ).toMatchObject([{ file: "a.md", line: 3, column: 7 }]);
});

test("an anchor outside any page isn't checked", () => {
  expect(
    checkLink(
      { file: "src/site/announcement.ts", line: 1, column: 1, target: "#x" },
      undefined,
      targets,
    ),
  ).toEqual([]);
});
