import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import webpack, { type WebpackPluginInstance } from "webpack";
import { StableModuleIds } from "../../../src/gatsby/webpack/concerns/stable-module-ids";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

/**
 * Bundles a small site in a separate folder. Its entry imports two modules in the same way as gatsby-plugin-mdx does.
 */
async function bundle(
  concatenateModules: boolean,
  pluginsOf: (root: string) => WebpackPluginInstance[],
): Promise<string> {
  const root = newFolder({ "part.js": "export default () => document.title;" });
  const request = (file: string): string => `./part.js?__contentFilePath=${root}/content/${file}`;
  const entry = join(root, "entry.js");
  const text = ["a.mdx", "b.mdx"]
    .map((file) => `import(${JSON.stringify(request(file))}).then(({ default: f }) => f());`)
    .join("\n");
  writeFileSync(entry, text);
  const compiler = webpack({
    mode: "production",
    context: root,
    entry,
    output: { path: join(root, "out"), filename: "main.js", publicPath: "/" },
    plugins: [...pluginsOf(root), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { concatenateModules, minimize: false, moduleIds: "deterministic" },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return readFileSync(join(root, "out/main.js"), "utf8");
}

const withIds = (root: string): WebpackPluginInstance[] => [new StableModuleIds(root)];

test("webpack's own ids depend on the folder", async () => {
  expect(await bundle(false, () => [])).not.toBe(await bundle(false, () => []));
});

test.each([false, true])(
  "ids are the same in every folder, with concatenated modules: %s",
  async (isJoined) => {
    const first = await bundle(isJoined, withIds);
    expect(first).toContain("document.title");
    expect(await bundle(isJoined, withIds)).toBe(first);
  },
);
