import { DIALECTS } from "../corpus/dialects.mjs";
import { writeFiles } from "../folders.mjs";
import { FAVICON, installPackages, peerFolder } from "./install.mjs";

const folder = peerFolder("starlight");

// The newest versions that work together on Node 20: Astro 6 requires Node 22, and Starlight 0.38 requires Astro 6.
const PACKAGE = {
  name: "bench-starlight",
  type: "module",
  dependencies: { "@astrojs/starlight": "0.37.7", astro: "5.18.2", sharp: "0.34.5" },
};

/** @param {readonly string[]} sections */
const formatConfig = (sections) => `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";

export default defineConfig({
  site: "https://example.org",
  integrations: [
    starlight({
      title: "Benchmark",
      pagefind: false,
      sidebar: ${JSON.stringify(sections)}.map((directory) => ({ label: directory, collapsed: true, autogenerate: { directory, collapsed: true } })),
    }),
  ],
});
`;

const CONTENT_CONFIG = `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** @type {import("../generators.mjs").Generator} */
export const starlight = {
  name: "starlight",
  folder,
  docs: "src/content/docs",
  dialect: DIALECTS.starlight,
  prepare: () => {
    installPackages(folder, PACKAGE);
    writeFiles(folder, {
      "src/content.config.ts": CONTENT_CONFIG,
      "public/favicon.svg": FAVICON,
      "tsconfig.json": '{ "extends": "astro/tsconfigs/strict" }\n',
    });
  },
  extraFiles: (corpus) => ({
    "astro.config.mjs": formatConfig([...new Set(corpus.map((page) => page.path.split("/")[0]))]),
    "src/content/docs/index.md":
      "---\ntitle: Benchmark\ndescription: The home page of the benchmark.\n---\n\nThe home page.\n",
  }),
  caches: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
  output: "dist",
  build: ["node_modules/.bin/astro", "build"],
  develop: (port) => ["node_modules/.bin/astro", "dev", "--port", String(port)],
  address: (page) => `/${page.path}/`,
  nextLink: "a[rel=next]",
};
