import { DIALECTS } from "../corpus/dialects.mjs";
import { writeFiles } from "../folders.mjs";
import { linkRootPackages, peerFolder } from "./install.mjs";

const folder = peerFolder("gatsby");

/**
 * Configuration with only the plugins that our site has to use, and with the basic options from their documentation.
 * Its site has no sidebar, syntax highlighting, link checks or search, so it shows how much of our build time Gatsby
 * itself takes.
 */
const CONFIG = `module.exports = {
  trailingSlash: "always",
  siteMetadata: { title: "Benchmark", siteUrl: "https://example.org" },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "docs", path: "./content/docs" } },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".md", ".mdx"] } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
  ],
};
`;

const NODE = `const { resolve } = require("node:path");
const template = resolve("src/templates/doc.jsx");

exports.createPages = async ({ graphql, actions }) => {
  const { data, errors } = await graphql(
    "{ allMdx(sort: { internal: { contentFilePath: ASC } }) { nodes { id internal { contentFilePath } parent { ... on File { relativePath } } } } }",
  );
  if (errors) throw new Error(String(errors));
  const docs = data.allMdx.nodes.map(({ id, internal, parent }) => ({
    id,
    file: internal.contentFilePath,
    path: "/" + parent.relativePath.replace(/\\.md$/, "/"),
  }));
  docs.forEach(({ id, file, path }, index) =>
    actions.createPage({
      path,
      component: template + "?__contentFilePath=" + file,
      context: { id, next: docs[index + 1]?.path },
    }),
  );
};
`;

const TEMPLATE = `import { Link, graphql } from "gatsby";
import React from "react";
import { Helmet } from "react-helmet";

export default function Doc({ data: { mdx }, pageContext: { next }, children }) {
  const { title, description } = mdx.frontmatter;
  return (
    <main>
      <Helmet htmlAttributes={{ lang: "en" }}>
        <title>{title}</title>
        <meta name="description" content={description} />
      </Helmet>
      <h1>{title}</h1>
      {children}
      {next && <Link to={next} rel="next">Next</Link>}
    </main>
  );
}

export const query = graphql\`
  query Doc($id: String!) {
    mdx(id: { eq: $id }) {
      frontmatter {
        title
        description
      }
    }
  }
\`;
`;

const HOME = `import React from "react";

export default function Home() {
  return <h1>The home page of the benchmark.</h1>;
}
`;

/** @type {import("../generators.mjs").Generator} */
export const gatsby = {
  name: "gatsby",
  folder,
  docs: "content/docs",
  dialect: DIALECTS.gatsby,
  prepare: () => {
    linkRootPackages(folder);
    writeFiles(folder, {
      // Gatsby only runs if package.json lists it as a dependency. linkRootPackages has linked the package itself.
      "package.json":
        '{ "name": "bench-gatsby", "private": true, "version": "0.0.0", "dependencies": { "gatsby": "*" } }\n',
      "gatsby-config.js": CONFIG,
      "gatsby-node.js": NODE,
      "src/templates/doc.jsx": TEMPLATE,
      "src/pages/index.jsx": HOME,
    });
  },
  caches: ["public", ".cache", "node_modules/.cache"],
  output: "public",
  build: ["node_modules/.bin/gatsby", "build"],
  develop: (port) => ["node_modules/.bin/gatsby", "develop", "-p", String(port)],
  address: (page) => `/${page.path}/`,
  nextLink: "a[rel=next]",
};
