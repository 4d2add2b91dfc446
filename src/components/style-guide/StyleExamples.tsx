import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import type { Html } from "../../browser/navigation/page-html";
import { type SkeletonSegment, listHtml } from "../../model/markdown/segments";
import { styleGuide } from "../../site/style-guide";
import { docHtml } from "../doc/doc-html";
import { Segments } from "../doc/Segments";
import * as styles from "./StyleExamples.module.css";

type Answer = Queries.StyleExamplesQuery["allStyleExample"]["nodes"][number];

/** An example as the query answers it; GraphQL knows its segments as JSON only. */
type Example = Omit<Answer, "skeleton"> & { readonly skeleton: readonly SkeletonSegment[] };

interface ExamplesData {
  readonly allStyleExample: { readonly nodes: readonly Example[] };
}

/** Each example of content/style-guide: its source, and what our compiler makes of it. */
export function StyleExamples() {
  const { allStyleExample } = useStaticQuery<ExamplesData>(graphql`
    query StyleExamples {
      allStyleExample(sort: { position: ASC }) {
        nodes {
          title
          description
          source
          skeleton
          bodyFile
        }
      }
    }
  `);
  const examples = allStyleExample.nodes;
  const html = useMemo(() => readHtml(examples), [examples]);
  return (
    <>
      {examples.map(({ title, description, source, skeleton }, index) => {
        const before = examples.slice(0, index).flatMap((example) => listHtml(example.skeleton));
        return (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <p>{description}</p>
            <div className={styles.pair}>
              <div>
                <p className={styles.label}>{styleGuide.source}</p>
                <figure className="code-block" data-language="md">
                  <pre tabIndex={0}>
                    <code>{source}</code>
                  </pre>
                  <button
                    type="button"
                    className="code-copy"
                    data-copy=""
                    aria-label={styleGuide.copyCode}
                  />
                </figure>
              </div>
              <div>
                <p className={styles.label}>{styleGuide.result}</p>
                <div className={`prose ${styles.result}`}>
                  <Segments segments={skeleton} html={html} first={before.length} />
                </div>
              </div>
            </div>
          </section>
        );
      })}
    </>
  );
}

/**
 * The HTML of all examples in one list, in the order in which the page's HTML file holds them: a browser reads it from
 * there.
 */
function readHtml(examples: readonly Example[]): readonly Html[] {
  const parts = examples.map(
    ({ bodyFile, skeleton }) =>
      docHtml({
        path: styleGuide.path,
        bodyFile,
        skeleton,
        sidebarFile: "",
        developmentSidebar: null,
      }).segments,
  );
  return process.env.BUILD_STAGE === "build-javascript" ? (parts[0] ?? []) : parts.flat();
}
