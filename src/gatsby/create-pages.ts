import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { stopWithFaults } from "./stop-with-faults";

const isDevelopment = process.env.gatsby_executing_command === "develop";

const DOC_TEMPLATE = resolve("src/templates/doc.tsx");
const TAG_TEMPLATE = resolve("src/templates/tag.tsx");
const TAGS_TEMPLATE = resolve("src/templates/tags.tsx");
const HOME_PAGE = resolve("src/pages/index.tsx");

/** A page for every doc, for every tag, and for the home page's second address; none while the content has faults. */
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
          mend
        }
      }
      allDoc {
        nodes {
          id
          path
        }
      }
      allDocTag {
        nodes {
          id
          permalink
        }
      }
    }
  `);
  const { data } = answer;
  if (!data) {
    // Gatsby types its errors as any; they are GraphQL's.
    reporter.panicOnBuild(
      "The query PagesToCreate failed, so no page was created.",
      answer.errors as Error[],
    );
    return;
  }
  const faults = data.allContentFault.nodes;
  // Before webpack starts: a writer waits seconds for this list, not minutes.
  if (faults.length > 0 && !isDevelopment) stopWithFaults(faults, reporter);
  for (const { id, path } of data.allDoc.nodes) {
    actions.createPage({ path, component: DOC_TEMPLATE, context: { id } });
  }
  for (const { id, permalink } of data.allDocTag.nodes) {
    actions.createPage({ path: permalink, component: TAG_TEMPLATE, context: { id } });
  }
  actions.createPage({ path: "/tags", component: TAGS_TEMPLATE, context: {} });
  actions.createPage({ path: "/home", component: HOME_PAGE, context: {} });
};
