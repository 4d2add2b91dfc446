import { DIALECTS } from "../corpus/dialects.mjs";
import { writeFiles } from "../folders.mjs";
import { FAVICON, installPackages, peerFolder } from "./install.mjs";

const folder = peerFolder("vitepress");

const PACKAGE = {
  name: "bench-vitepress",
  type: "module",
  devDependencies: { vitepress: "1.6.4", vue: "3.5.45" },
};

// VitePress can't create a sidebar from folders, so this configuration does, in the same way as the usual plugin.
const CONFIG = `import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitepress";

const docs = new URL("..", import.meta.url).pathname;

function toItems(folder) {
  return readdirSync(docs + folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith(".") && !["index.md", "public"].includes(entry.name))
    .map((entry) => entry.isDirectory()
      ? { text: entry.name, collapsed: true, items: toItems(folder + entry.name + "/") }
      : { text: readTitle(docs + folder + entry.name), link: "/" + folder + entry.name.replace(/\\.md$/, "") });
}

const readTitle = (file) => JSON.parse(/^title: (.*)$/m.exec(readFileSync(file, "utf8"))[1]);

export default defineConfig({
  title: "Benchmark",
  head: [["link", { rel: "icon", href: "/favicon.svg" }]],
  themeConfig: { sidebar: toItems("") },
});
`;

/** @type {import("../generators.mjs").Generator} */
export const vitepress = {
  name: "vitepress",
  folder,
  docs: "docs",
  dialect: DIALECTS.vitepress,
  prepare: () => {
    installPackages(folder, PACKAGE);
    writeFiles(folder, { "docs/.vitepress/config.mjs": CONFIG });
  },
  extraFiles: () => ({
    "docs/index.md": "---\ntitle: Benchmark\n---\n\n# Benchmark\n\nThe home page.\n",
    "docs/public/favicon.svg": FAVICON,
  }),
  caches: ["docs/.vitepress/dist", "docs/.vitepress/cache"],
  output: "docs/.vitepress/dist",
  build: ["node_modules/.bin/vitepress", "build", "docs"],
  develop: (port) => ["node_modules/.bin/vitepress", "dev", "docs", "--port", String(port)],
  address: (page) => `/${page.path}.html`,
  nextLink: ".pager-link.next",
};
