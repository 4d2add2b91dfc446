import type { GatsbyConfig } from "gatsby";
import { readServices } from "./src/gatsby/service-settings";
import { settings } from "./src/site/settings";

// What is wrong with them is told by src/gatsby/check-settings.ts.
const { analyticsId, honoursDoNotTrack } = readServices(process.env).services;

const config: GatsbyConfig = {
  siteMetadata: {
    title: settings.title,
    description: settings.tagline,
    siteUrl: settings.url,
    version: settings.version,
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: [
      "./gatsby-node.ts",
      "./plugins/**/gatsby-node.ts",
      "./src/gatsby/**/*.ts",
    ],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    // gatsby-plugin-mdx looks for the file of every MDX page among the nodes.
    { resolve: "gatsby-source-filesystem", options: { name: "pages", path: "./src/pages" } },
    "gatsby-plugin-mdx",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    ...(analyticsId === undefined
      ? []
      : [
          {
            resolve: "gatsby-plugin-google-gtag",
            options: {
              trackingIds: [analyticsId],
              gtagConfig: { anonymize_ip: true },
              // Views of pages are told by browser/services.ts, which does not wait for the framework.
              pluginConfig: { respectDNT: honoursDoNotTrack, exclude: ["**"] },
            },
          },
        ]),
    "gatsby-source-docs",
    "gatsby-source-cli",
    "gatsby-source-showcase",
  ],
};

export default config;
