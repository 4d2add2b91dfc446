import { readExternalOrigins } from "../../../src/pipeline/settings/external-origins";

test("a build without services allows no other site", () => {
  expect(readExternalOrigins({})).toEqual({});
});

test("search and the other services are allowed together", () => {
  const origins = readExternalOrigins({
    SEARCH_APP_ID: "ABCDEFGHIJ",
    SEARCH_PUBLIC_KEY: "0123456789abcdef0123456789abcdef",
    SEARCH_INDEX_NAME: "docs",
    SERVICES_ANALYTICS_ID: "G-ABCDEFGHIJ",
  });
  expect(origins["connect-src"]).toEqual(expect.arrayContaining(["https://*.algolia.net"]));
  expect(origins["connect-src"]?.some((origin) => origin.includes("google"))).toBe(true);
  expect(origins["script-src"]?.some((origin) => origin.includes("googletagmanager"))).toBe(true);
  expect([...origins["connect-src"]!]).toEqual([...new Set(origins["connect-src"])].sort());
});
