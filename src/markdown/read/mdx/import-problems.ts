import { COMPONENTS_FOLDER, isComponentModule } from "../../../base/page-module";
import { fixForComponent } from "../../../base/replacements";
import type { FaultText } from "../../../faults/fault";

/** Imports that work in other tools, each with its replacement. The first match is used. */
const UNSUPPORTED: readonly {
  readonly test: RegExp;
  readonly rule: string;
  readonly fix: string;
}[] = [
  {
    test: /^!|\?raw$|raw-loader/,
    rule: "mdx/import-text",
    fix: 'Remove it, and write an empty code block with file="…" after its language: readers see the code of that file.',
  },
  {
    test: /\.mdx?$/,
    rule: "mdx/import-text",
    fix: 'Remove it, and write <Include src="./_name.md" /> where the text should be.',
  },
  {
    test: /\.(?:svg|png|jpe?g|webp|avif|gif)$/,
    rule: "mdx/import-picture",
    fix: 'Remove it, and write <Figure src="./images/file.png" alt="…" caption="…" />.',
  },
  {
    test: /\.(?:css|json|ya?ml|csv)$/,
    rule: "mdx/import-data",
    fix: "Import this file in a component in src/components, and import that component here. For data in content/data, use useStaticQuery in the component.",
  },
];

/** Docusaurus components that every doc can use without an import. */
const BUILT_IN: ReadonlySet<string> = new Set(["Tabs", "TabItem"]);

/** Returns a problem if a doc may not import a module. Only a build can check that the module exists. */
export function importProblem(target: string, names: readonly string[]): FaultText | undefined {
  if (/^@(?:theme|docusaurus)\//.test(target)) return docusaurusProblem(target, names);
  const unsupported = UNSUPPORTED.find(({ test }) => test.test(target));
  if (unsupported)
    return {
      rule: unsupported.rule,
      problem: `A doc can't import ${target}.`,
      fix: unsupported.fix,
    };
  if (target === "react" || isComponentModule(target)) return undefined;
  return {
    rule: "mdx/import-elsewhere",
    problem: `A doc can't import ${target}.`,
    fix: `Put a component in src/components, import this module there, and import the component from "${COMPONENTS_FOLDER}…".`,
  };
}

function docusaurusProblem(target: string, names: readonly string[]): FaultText {
  const rule = "mdx/import-docusaurus";
  const problem = `${target} belongs to Docusaurus, which this site doesn't use.`;
  const [name = ""] = names;
  if (BUILT_IN.has(name))
    return { rule, problem, fix: `Remove this line: <${name}> works without an import.` };
  const instead = fixForComponent(name);
  return {
    rule,
    problem,
    fix: `Remove this line.${instead === undefined ? "" : ` ${instead}`}`,
  };
}

/** Returns a problem if a doc defines a component that has the name of a component available in every doc. */
export function localNameProblem(
  name: string,
  components: ReadonlySet<string>,
): FaultText | undefined {
  if (!components.has(name)) return undefined;
  return {
    rule: "mdx/hidden-component",
    problem: `Every doc already has a component <${name}>, which this component would replace.`,
    fix: "Choose another name.",
  };
}
