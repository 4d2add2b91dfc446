import type { GatsbyConfig } from "gatsby";
import { loadApis } from "./src/gatsby/load-apis";
import { readGtagOptions } from "./src/pipeline/scripts/gtag-options";
import { dropUnreadVariables } from "./src/pipeline/settings/build-environment";
import { basePathOf } from "./src/site/paths/base-path";
import { settings } from "./src/site/settings";

dropUnreadVariables(process.env);
const { mdxDocs } = loadApis();
const gtagOptions = readGtagOptions(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    title: settings.title,
    description: settings.tagline,
    siteUrl: settings.url,
    version: settings.version,
    generatorVersion: settings.generatorVersion,
  },
  pathPrefix: basePathOf(settings.url),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // In development, Gatsby would rewrite the same types after each edit of a page, which takes half a second.
  graphqlTypegen: process.env.NODE_ENV === "production" && {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: [
      "./gatsby-node.ts",
      "./plugins/**/gatsby-node.ts",
      "./src/gatsby/**/*.ts",
    ],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "./content",
        // Only our own reader (src/pipeline/content) reads these files, and each file that becomes a node costs 6 ms.
        ignore: [
          ...["records", "packages", "words", "search", "templates"].map(
            (folder) => `**/content/${folder}/**`,
          ),
          "**/*.yaml",
        ],
      },
    },
    // gatsby-plugin-mdx needs a node for the file of every MDX page.
    { resolve: "gatsby-source-filesystem", options: { name: "pages", path: "./src/pages" } },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions: { remarkPlugins: [mdxDocs] } } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    ...(gtagOptions ? [{ resolve: "gatsby-plugin-google-gtag", options: gtagOptions }] : []),
    "gatsby-source-docs",
    "gatsby-source-cli",
    "gatsby-source-contracts",
    "gatsby-source-showcase",
  ],
};

export default config;
