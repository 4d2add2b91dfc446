import { graphql, useStaticQuery } from "gatsby";
import type { Segment } from "../../base/segments";
import { styleGuide } from "../../site/style-guide";
import { Segments } from "../doc/Segments";
import * as styles from "./StyleExamples.module.css";

type Answer = Queries.StyleExamplesQuery["allStyleExample"]["nodes"][number];

/** An example, as returned by the query. GraphQL types its segments only as JSON. */
type Example = Omit<Answer, "body"> & { readonly body: readonly Segment[] };

interface ExamplesData {
  readonly allStyleExample: { readonly nodes: readonly Example[] };
}

/** Shows the source and the compiled output of each example in content/style-guide. */
export function StyleExamples() {
  const { allStyleExample } = useStaticQuery<ExamplesData>(graphql`
    query StyleExamples {
      allStyleExample(sort: { position: ASC }) {
        nodes {
          title
          description
          source
          body
        }
      }
    }
  `);
  return (
    <>
      {allStyleExample.nodes.map(({ title, description, source, body }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <p>{description}</p>
          <div className={styles.pair}>
            <div>
              <p className={styles.label}>{styleGuide.source}</p>
              <figure className="code-block" data-language="md">
                <div className="code-tools">
                  <button
                    type="button"
                    className="code-copy"
                    data-copy=""
                    aria-label={styleGuide.copyCode}
                  />
                </div>
                <pre tabIndex={0}>
                  <code>{source}</code>
                </pre>
              </figure>
            </div>
            <div>
              <p className={styles.label}>{styleGuide.result}</p>
              <div className={`prose ${styles.result}`}>
                <Segments segments={body} />
              </div>
            </div>
          </div>
        </section>
      ))}
    </>
  );
}
