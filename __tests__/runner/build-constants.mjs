import { TextDecoder, TextEncoder } from "node:util";

/* The constants that webpack replaces: a build without services, in one language. */
Object.assign(globalThis, {
  SERVICES: { honoursDoNotTrack: true },
  MCP_URL: null,
  BASE_PATH: "",
  HAS_LOCALES: false,
  LOCALES: [],
  LOCALE_PAGES: [],
  RUNS_ON_CELO: true,
  RUN_FRAMES: { chain: "/live/chain.html", relay: "/live/relay.html" },
});

/* Every browser has these, and viem needs them; jsdom doesn't have them. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
