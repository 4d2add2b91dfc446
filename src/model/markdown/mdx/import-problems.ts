import type { FaultText } from "../../../faults/fault";
import { fixForComponent } from "../replacements";
import { COMPONENTS_FOLDER } from "./page-module";

/** What writers import elsewhere, and what they write here instead; the first that fits wins. */
const UNSUPPORTED: readonly {
  readonly test: RegExp;
  readonly rule: string;
  readonly fix: string;
}[] = [
  {
    test: /^!|\?raw$|raw-loader/,
    rule: "mdx/import-text",
    fix: 'Write ``` with file="…" behind the language: the code of that file is shown and checked.',
  },
  {
    test: /\.mdx?$/,
    rule: "mdx/import-text",
    fix: 'Remove it, and write <Include src="./_name.md" /> where the text belongs.',
  },
  {
    test: /\.(?:svg|png|jpe?g|webp|avif|gif)$/,
    rule: "mdx/import-picture",
    fix: 'Remove it, and write <Figure src="./images/file.png" alt="…" caption="…" />.',
  },
  {
    test: /\.(?:css|json|ya?ml|csv)$/,
    rule: "mdx/import-data",
    fix: "Import it in a component below src/components, and the component here; data of content/data reaches it by useStaticQuery.",
  },
];

/** Components of Docusaurus that are here without an import. */
const BUILT_IN: ReadonlySet<string> = new Set(["Tabs", "TabItem"]);

/** What is wrong with the module that a doc imports; whether it exists is known by a build only. */
export function importProblem(target: string, names: readonly string[]): FaultText | undefined {
  if (/^@(?:theme|docusaurus)\//.test(target)) return docusaurusProblem(target, names);
  const unsupported = UNSUPPORTED.find(({ test }) => test.test(target));
  if (unsupported)
    return {
      rule: unsupported.rule,
      problem: `A doc cannot import ${target}.`,
      fix: unsupported.fix,
    };
  if (target === "react" || target.startsWith(COMPONENTS_FOLDER)) return undefined;
  return {
    rule: "mdx/import-elsewhere",
    problem: `A doc cannot import ${target}.`,
    fix: `Put a component into src/components, let it import what it needs, and import it from "${COMPONENTS_FOLDER}…".`,
  };
}

function docusaurusProblem(target: string, names: readonly string[]): FaultText {
  const rule = "mdx/import-docusaurus";
  const problem = `${target} is a module of Docusaurus.`;
  const [name = ""] = names;
  if (BUILT_IN.has(name))
    return { rule, problem, fix: `Remove this line: <${name}> is there without an import.` };
  const instead = fixForComponent(name);
  return {
    rule,
    problem,
    fix: `Remove this line.${instead === undefined ? "" : ` ${instead}`}`,
  };
}

/** A component of a doc's own must not hide one that every doc has. */
export function localNameProblem(
  name: string,
  components: ReadonlySet<string>,
): FaultText | undefined {
  if (!components.has(name)) return undefined;
  return {
    rule: "mdx/hidden-component",
    problem: `Every doc has a component <${name}>, which this one would hide.`,
    fix: "Give yours another name.",
  };
}
