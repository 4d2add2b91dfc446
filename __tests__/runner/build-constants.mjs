import { TextDecoder, TextEncoder } from "node:util";

/* Defines the constants that webpack replaces, as in a build without services. */
Object.assign(globalThis, {
  SERVICES: { honoursDoNotTrack: true },
  MCP_URL: null,
  BASE_PATH: "",
  RUNS_ON_CELO: true,
  RUN_FRAMES: { chain: "/live/chain.html", relay: "/live/relay.html" },
});

/* viem needs these. Every browser has them, but jsdom doesn't. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
