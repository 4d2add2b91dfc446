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

beforeAll(async () => {
  site = await createReaderSite();
  const { copy } = site;
  setConstant(copy, "src/site/announcement.ts", "ANNOUNCEMENT_IS_CLOSEABLE", "true as boolean");
  setConstant(copy, "src/site/color-mode.ts", "RESPECT_PREFERS_COLOR_SCHEME", "true as boolean");
  builds.first = site.build("first");

  // Other scripts: the announcement is another one, and the colour mode is what the site says.
  setConstant(copy, "src/site/announcement.ts", "ANNOUNCEMENT_ID", '"another-one"');
  setConstant(copy, "src/site/color-mode.ts", "RESPECT_PREFERS_COLOR_SCHEME", "false as boolean");
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

testDeploys(states);
testConfiguredStates(states);
testVersions(states);
testPictures(states);
testBaseUrl(states);
