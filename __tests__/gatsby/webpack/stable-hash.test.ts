import type { Configuration, PathData } from "webpack";
import type { WebpackContext } from "../../../src/gatsby/webpack/concern";
import { stableHash } from "../../../src/gatsby/webpack/concerns/stable-hash";

test.each([
  ["component---src-templates-doc-tsx", "[contenthash].js"],
  ["search", "[name]-[contenthash].js"],
  [undefined, "[name]-[contenthash].js"],
])("the file of the chunk %s is named %s", async (name, expected) => {
  const config: Configuration = { output: { filename: "kept.js" } };
  await stableHash.apply(config, {} as WebpackContext);
  const { chunkFilename, filename } = config.output!;
  expect(filename).toBe("kept.js");
  expect((chunkFilename as (data: PathData) => string)({ chunk: { name } } as PathData)).toBe(
    expected,
  );
});
