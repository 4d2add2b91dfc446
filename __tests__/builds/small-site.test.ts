import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveSite } from "../e2e/support/browser";
import { isNightly, nightly } from "../support/nightly";
import { type HostedService, startHostedService } from "../support/search/hosted-service";
import { LONG, type ReaderSite, createReaderSite, doc, setConstant } from "./reader-site";
import { testBaseUrl } from "./small-site/base-url";
import { testBuiltPages } from "./small-site/built-pages";
import { testConfiguredStates } from "./small-site/configured-states";
import { testDeploys } from "./small-site/deploys";
import { hostedAt, testHostedSearch } from "./small-site/hosted-search";
import { SECRETS, testMdx } from "./small-site/mdx";
import { testPictures } from "./small-site/pictures";
import { ALL_SERVICES, collect } from "./small-site/service-stand-ins";
import { FOREIGN, sayNo, testServices } from "./small-site/services";
import { testVersions } from "./small-site/versions";

/*
 * One small site with three versions, every service and the hosted search, built once. The nightly run
 * builds it twice more, as if it were deployed again later: with changed scripts, and then with changed text.
 */

const DEPLOY = "content/versions/2.0/docs/guides/deploy.md";
const BUILDS_MS = 1_200_000;

let site: ReaderSite;
let service: HostedService;
const builds = { first: "", scripts: "", content: "" };
/** Folder of the build that is currently served. */
let served = "";

const SETTINGS = ["announcement", "color-mode", "doc-labels"].map((name) => `src/site/${name}.ts`);

/** Makes the builds that are deployed second and third. */
function buildLaterOnes(environment: Readonly<Record<string, string>>): void {
  const { copy } = site;
  const before = [...SETTINGS, DEPLOY].map(
    (file) => [file, readFileSync(join(copy.root, file), "utf8")] as const,
  );
  const ignoring = { ...environment, SERVICES_DO_NOT_TRACK: "ignore" };
  setConstant(copy, "src/site/announcement.ts", "ANNOUNCEMENT_ID", '"another-one"');
  setConstant(copy, "src/site/color-mode.ts", "DISABLE_COLOR_SWITCH", "true as boolean");
  setConstant(copy, "src/site/color-mode.ts", "DEFAULT_COLOR_MODE", '"light" as ColorMode');
  setConstant(copy, "src/site/doc-labels.ts", "docPages", '"Neighbors"');
  builds.scripts = site.build("scripts", ignoring);

  // The same scripts, and a page with changed text.
  copy.write(
    DEPLOY,
    doc("Deploy again", `In version 2.0, said anew. [Next](./only-new.md)\n\n${LONG}`),
  );
  builds.content = site.build("content", ignoring);
  for (const [file, text] of before) copy.write(file, text);
}

beforeAll(async () => {
  site = await createReaderSite();
  service = await startHostedService();
  const environment = { ...ALL_SERVICES, ...hostedAt(service.origin) };
  const { copy } = site;
  setConstant(copy, "src/site/announcement.ts", "ANNOUNCEMENT_IS_CLOSEABLE", "true as boolean");
  if (isNightly) buildLaterOnes(environment);
  // In the first build, the announcement differs from that of the later builds, and the color mode follows the
  // system.
  setConstant(copy, "src/site/color-mode.ts", "RESPECT_PREFERS_COLOR_SCHEME", "true as boolean");
  builds.first = site.build("first", { ...environment, ...SECRETS, RUN_ON_CELO: "off" });
}, BUILDS_MS);

afterAll(async () => {
  await service.close();
  site.copy.remove(".");
});

beforeEach(() => {
  served = builds.first;
});

const { openPage, ...server } = serveSite(() => served);
const states = {
  ...server,
  openPage,
  builds,
  serve: (folder: string) => {
    served = folder;
  },
};
/** The site as seen by a reader who isn't counted, as if no services were configured. */
const quietStates = {
  ...states,
  openPage: (options: Parameters<typeof openPage>[0]) =>
    openPage({
      ...options,
      prepare: async (tab) => {
        await sayNo("doNotTrack", "1")(tab);
        await options.prepare?.(tab);
      },
    }),
};
/**
 * Like `quietStates`, but for tests that switch between builds. The later builds count every reader, so stand-ins
 * answer in place of the services. Each tab has its own cache, so that other tests don't get pages of the wrong
 * build.
 */
const deployedStates = {
  ...quietStates,
  openPage: (options: Parameters<typeof openPage>[0]) =>
    quietStates.openPage({
      ...options,
      fresh: true,
      expected: new RegExp(`${FOREIGN.source}|${options.expected?.source ?? FOREIGN.source}`),
      prepare: async (tab) => {
        await collect(tab, server.origin());
        await options.prepare?.(tab);
      },
    }),
};

nightly.each(["page-data/app-data.json", "showcase/index.html", "1.9/guides/deploy/index.html"])(
  "a build that changes one doc leaves %s as it was",
  (file) => {
    const digest = (folder: string) =>
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex");
    expect(digest(builds.content)).toBe(digest(builds.scripts));
    // This proves that the comparison notices changed scripts.
    expect(digest(builds.scripts)).not.toBe(digest(builds.first));
  },
);

testDeploys(deployedStates);
testConfiguredStates(isNightly ? deployedStates : quietStates);
testVersions(quietStates);
testPictures(quietStates);
testMdx(quietStates);
testBaseUrl(quietStates);
testBuiltPages(quietStates);
testServices(states);
testHostedSearch(quietStates, { root: () => site.copy.root, service: () => service });
