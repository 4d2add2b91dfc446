import type { Doc } from "../base/types";

/** Lists this page's faults with their positions and fixes. It is shown only in development, never in a build. */
export function FaultPanel({ faults }: { readonly faults: Doc["faults"] }) {
  if (faults.length === 0) return null;
  return (
    <section className="admonition admonition-danger" aria-label="Faults of this page">
      <ul>
        {faults.map(({ file, line, column, rule, problem, fix }, index) => (
          <li key={index}>
            <code>
              {file}:{line}:{column}
            </code>
            <p>
              <strong>{problem}</strong>
            </p>
            <p>
              {fix} [{rule}]
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
