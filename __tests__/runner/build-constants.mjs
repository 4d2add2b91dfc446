/* The constants that webpack replaces: a build without services, in one language. */
Object.assign(globalThis, {
  SERVICES: { honoursDoNotTrack: true },
  MCP_URL: null,
  BASE_PATH: "",
  HAS_LOCALES: false,
  LOCALES: [],
  LOCALE_PAGES: [],
});
