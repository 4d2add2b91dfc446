import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveSite } from "../e2e/support/browser";
import { type ReaderSite, LONG, createReaderSite, doc, setConstant } from "./reader-site";
import { testBaseUrl } from "./reader-states/base-url";
import { testConfiguredStates } from "./reader-states/configured-states";
import { testDeploys } from "./reader-states/deploys";
import { testPictures } from "./reader-states/pictures";
import { testVersions } from "./reader-states/versions";

const DEPLOY = "content/versions/2.0/docs/guides/deploy.md";
const BUILDS_MS = 1_200_000;

let site: ReaderSite;
const builds = { first: "", scripts: "", content: "" };
/** The build that is served. */
let served = "";

const SETTINGS = ["announcement", "color-mode", "labels"].map((name) => `src/site/${name}.ts`);

beforeAll(async () => {
  site = await createReaderSite();
  const { copy } = site;
  setConstant(copy, "src/site/announcement.ts", "ANNOUNCEMENT_IS_CLOSEABLE", "true as boolean");
  const before = [...SETTINGS, DEPLOY].map(
    (file) => [file, readFileSync(join(copy.root, file), "utf8")] as const,
  );
  setConstant(copy, "src/site/announcement.ts", "ANNOUNCEMENT_ID", '"another-one"');
  setConstant(copy, "src/site/color-mode.ts", "DISABLE_COLOR_SWITCH", "true as boolean");
  setConstant(copy, "src/site/color-mode.ts", "DEFAULT_COLOR_MODE", '"light" as ColorMode');
  setConstant(copy, "src/site/labels.ts", "docPages", '"Neighbours"');
  builds.scripts = site.build("scripts");

  // The same scripts, and a page that says something else.
  copy.write(
    DEPLOY,
    doc("Deploy again", `In version 2.0, said anew. [Next](./only-new.md)\n\n${LONG}`),
  );
  builds.content = site.build("content");

  // Other scripts: the announcement is another one, and the colour mode is what the system says.
  for (const [file, text] of before) copy.write(file, text);
  setConstant(copy, "src/site/color-mode.ts", "RESPECT_PREFERS_COLOR_SCHEME", "true as boolean");
  builds.first = site.build("first");
}, BUILDS_MS);

afterAll(() => {
  site.copy.remove(".");
});

beforeEach(() => {
  served = builds.first;
});

const states = {
  ...serveSite(() => served),
  builds,
  serve: (folder: string) => {
    served = folder;
  },
};

test.each(["page-data/app-data.json", "showcase/index.html", "1.9/guides/deploy/index.html"])(
  "a build that changes one doc leaves %s as it was",
  (file) => {
    const digest = (folder: string) =>
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex");
    expect(digest(builds.content)).toBe(digest(builds.scripts));
    // What is compared does change with the scripts.
    expect(digest(builds.scripts)).not.toBe(digest(builds.first));
  },
);

testDeploys(states);
testConfiguredStates(states);
testVersions(states);
testPictures(states);
testBaseUrl(states);
