import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { isMdx } from "../../base/page-module";
import { readBasePath } from "../../pipeline/settings/base-path";
import { isOutputName } from "../../pipeline/store/output-files";
import { isBelow } from "../../site/paths/base-path";
import { getBuild } from "../base/build";
import { stopWithFaults } from "../base/stop-with-faults";

const DOC_TEMPLATE = resolve("src/templates/doc.tsx");
const REFERENCE_TEMPLATE = resolve("src/templates/reference.tsx");
const MDX_TEMPLATE = resolve("src/templates/mdx-doc.tsx");
const TAG_TEMPLATE = resolve("src/templates/tag.tsx");
const TAGS_TEMPLATE = resolve("src/templates/tags.tsx");
const HOME_PAGE = resolve("src/pages/index.tsx");

/**
 * Creates a page for every doc and every tag, the list of tags, and the home page at its second path. If the content
 * has faults, a build stops here.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const answer = await graphql<Queries.PagesToCreateQuery>(`
    query PagesToCreate {
      allContentFault {
        nodes {
          file
          line
          column
          rule
          problem
          fix
        }
      }
      allDoc {
        nodes {
          id
          path
          layout
          sourcePath
        }
      }
      allDocTag {
        nodes {
          id
          path
        }
      }
    }
  `);
  const { data } = answer;
  if (!data) {
    // Gatsby types these errors as any, but they are GraphQL errors.
    const errors = answer.errors as Error[];
    reporter.panicOnBuild("The query PagesToCreate failed, so no page was created.", errors);
    return;
  }
  const faults = data.allContentFault.nodes;
  // Stops before webpack starts, so that writers see the faults within seconds instead of minutes.
  if (faults.length > 0 && !getBuild().isDevelopment) stopWithFaults(faults, reporter);
  const paths = [
    ...data.allDoc.nodes.map(({ path }) => path),
    ...data.allDocTag.nodes.map(({ path }) => path),
  ];
  // Gatsby would write a page wherever its path points, even outside public/.
  const outside = paths.filter((path) => path !== "/" && !isOutputName(path));
  if (outside.length > 0)
    reporter.panic(`These pages would be outside of public/: ${JSON.stringify(outside)}.`);
  // If a page's path began with the base path, it would be unclear whether its URL already includes the base path.
  const base = readBasePath();
  const doubled = base === "" ? [] : paths.filter((path) => isBelow(path, base));
  if (doubled.length > 0)
    reporter.panic(
      `The site is served below ${base}, so no page's path may begin with ${base} too: ${doubled.join(", ")}.`,
    );
  const componentOf = (sourcePath: string, layout: string | null): string => {
    if (isMdx(sourcePath)) return `${MDX_TEMPLATE}?__contentFilePath=${resolve(sourcePath)}`;
    return layout === "reference" ? REFERENCE_TEMPLATE : DOC_TEMPLATE;
  };
  // For webpack, each .mdx doc costs as much as a page in src/pages; .md docs cost nothing.
  const mdxFiles = new Set(
    data.allDoc.nodes.map(({ sourcePath }) => sourcePath).filter((file) => isMdx(file)),
  );
  if (mdxFiles.size > 0) reporter.info(`.mdx docs, each compiled by webpack: ${mdxFiles.size}`);
  for (const { id, path, sourcePath, layout } of data.allDoc.nodes) {
    const component = componentOf(sourcePath, layout);
    actions.createPage({ path, component, context: { id } });
  }
  for (const { id, path } of data.allDocTag.nodes) {
    actions.createPage({ path, component: TAG_TEMPLATE, context: { id } });
  }
  actions.createPage({ path: "/tags", component: TAGS_TEMPLATE, context: {} });
  actions.createPage({ path: "/home", component: HOME_PAGE, context: {} });
};
