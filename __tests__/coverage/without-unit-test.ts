/** Entries of npm scripts: run as processes of their own, by __tests__/commands and by `npm test`. */
const COMMANDS = [
  "src/commands/check-build-lock.ts",
  "src/commands/check-content.ts",
  "src/commands/check-public.ts",
  "src/commands/check-samples.ts",
  "src/commands/doctor.ts",
  "src/commands/freshness.ts",
  "src/commands/move.ts",
  "src/commands/new.ts",
  "src/commands/search-push.ts",
  "src/commands/pages/report-outcome.ts",
];

/** Steps of a build, and threads of one: __tests__/builds and the build of the real site. */
const BUILD_STEPS = [
  "src/build/bodies/highlight-body.ts",
  "src/build/jobs/background-worker.ts",
  "src/gatsby/load-apis.ts",
  "src/gatsby/pages/background.ts",
];

/** Checks with the packages of samples: `npm run check:samples` and __tests__/samples/installed. */
const SAMPLE_CHECKS = [
  "src/samples/checks/check-pages.ts",
  "src/samples/checks/check-samples.ts",
  "src/samples/checks/knowledge.ts",
];

/** What pages show and do: the suite in a browser, __tests__/e2e. */
const PAGES = [
  "src/html.tsx",
  "src/browser/boot/start.ts",
  "src/browser/code/code-names.ts",
  "src/browser/code/code-types.ts",
  "src/browser/code/type-box.ts",
  "src/browser/navigation/content-preview.ts",
  "src/browser/navigation/page-focus.ts",
  "src/browser/navigation/page-head.ts",
  "src/browser/offline/caches.ts",
  "src/browser/offline/register.ts",
  "src/browser/offline/service-worker.ts",
  "src/browser/search/search-dialog.ts",
  "src/browser/services/assistant-panel.ts",
  "src/browser/widgets/announcement.ts",
  "src/browser/widgets/images.ts",
  "src/components/content/LiveEditor.tsx",
  "src/components/doc/DocPage.tsx",
  "src/components/doc/doc-html.ts",
  "src/components/doc/read-doc-html.ts",
  "src/components/home/HomeDrawing.tsx",
  "src/components/home/HomeLinks.tsx",
  "src/components/home/HomePage.tsx",
  "src/components/layout/BuiltPart.tsx",
  "src/components/layout/Layout.tsx",
  "src/components/listing/Listing.tsx",
  "src/components/listing/ListingFilter.tsx",
  "src/components/navbar/Menu.tsx",
  "src/components/not-found/NotFound.tsx",
  "src/components/sidebar/DocsSidebar.tsx",
  "src/components/style-guide/StyleExamples.tsx",
  "src/gatsby/stubs/find-path.ts",
  "src/gatsby/stubs/gatsby-router.ts",
  "src/live/frame-react.tsx",
  "src/live/frame.ts",
  "src/pages/changelog.tsx",
  "src/pages/index.tsx",
  "src/pages/showcase.tsx",
  "src/pages/tutorials.tsx",
  "src/search/engine/search-server.ts",
  "src/search/engine/worker.ts",
  "src/search/ui/SearchPanel.tsx",
  "src/search/ui/search-styles.ts",
  "src/templates/doc.tsx",
  "src/templates/tag.tsx",
];

/**
 * Files that make decisions and that no unit test reaches yet, by where they are tested instead. The list only gets
 * shorter: `npm run test:coverage` fails for a file that is not on it, and for one that need not be any more.
 */
export const WITHOUT_UNIT_TEST: ReadonlySet<string> = new Set([
  ...COMMANDS,
  ...BUILD_STEPS,
  ...SAMPLE_CHECKS,
  ...PAGES,
]);
