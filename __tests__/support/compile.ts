import { createRequire } from "node:module";
import type { CompileEnvironment, CompiledDoc, DocBody } from "../../src/base/compiled-doc";
import { refusePath } from "../../src/base/content-path";
import { type CompiledSegment, listHtml } from "../../src/base/segments";
import { formatFaults } from "../../src/faults/format-faults";
import { compileDoc } from "../../src/markdown/compile-doc";
import { type Finishing, finishSegments } from "../../src/markdown/finish-segments";
import { createDrawer } from "../../src/markdown/render/diagrams/diagram-svg";
import { formulaToMathml } from "../../src/markdown/render/html/formula";
import { doc } from "./doc";

/** Files of a repository that exists only in memory: texts, keyed by the path from its root. */
export type FileMap = Readonly<Record<string, string>>;

export interface CompileOptions {
  /** Path of the doc's file. */
  readonly file?: string;
  /** The other files in the repository: fragments, code, pictures. */
  readonly files?: FileMap;
}

export interface Compiled {
  readonly doc: CompiledDoc;
  readonly body: DocBody;
  /** All of the page's HTML, in document order. */
  readonly html: string;
  /** The faults as printed; "" for none. */
  readonly faults: string;
}

/** A site without pages and pictures. */
export const NO_SITE: Finishing = {
  pathByFile: new Map(),
  pageByPath: new Map(),
  imageToHtml: () => undefined,
};

/** Prints the HTML of compiled segments in document order, for a page of the site `finishing`. */
export const print = (segments: readonly CompiledSegment[], finishing = NO_SITE): string =>
  listHtml(finishSegments(segments, finishing)).join("");

/**
 * Path of the file in the package. The package exports it only for `import`, but a synchronous compiler has to require
 * it.
 */
const DIAGRAM_LIBRARY = "../../node_modules/beautiful-mermaid/dist/index.js";
const require = createRequire(import.meta.url);

/** Draws a diagram as a build does. The library is loaded only for the first diagram, since this takes 0.3 s. */
export const drawDiagram: CompileEnvironment["diagram"] = (source) => {
  const { renderMermaidSVG } = require(DIAGRAM_LIBRARY) as typeof import("beautiful-mermaid");
  return createDrawer(renderMermaidSVG)(source);
};

/** Creates a compiler's environment from a map of files. It converts formulas as a build does. */
export function environmentOf(files: FileMap): CompileEnvironment {
  return {
    readText: (file) => files[file],
    hasFile: (file) => file in files,
    whyRefused: (file, use) => refusePath(file, use),
    listFiles: (folder) =>
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`))
        .sort(),
    formula: formulaToMathml,
    diagram: drawDiagram,
  };
}

/** Compiles a doc. If the text has no frontmatter, it gets a valid one, so that it starts on line 7. */
export function compile(
  text: string,
  { file = "content/docs/page.md", files = {} }: CompileOptions = {},
): Compiled {
  const source = text.startsWith("---") ? text : doc({}, text);
  const compiled = compileDoc(file, source, environmentOf({ ...files, [file]: source }));
  return {
    ...compiled,
    html: print(compiled.body.segments),
    faults: formatFaults(compiled.doc.faults),
  };
}

/** Compiles a doc to HTML. Throws if the doc has a fault, so that no test overlooks it. */
export function htmlOf(text: string, options: CompileOptions = {}): string {
  const { html, faults } = compile(text, options);
  if (faults !== "") throw new Error(faults);
  return html;
}

/** An entry of content/data/networks.yaml. */
export const CELO_NETWORK = `- id: celo
  name: Celo Mainnet
  status: current
  chain_id: 42220
  coin: CELO
  settles_on: ethereum
  rpc: [https://forno.celo.org]
  explorers:
    - { name: Blockscout, url: https://celo.blockscout.com }
  sources: [https://docs.celo.org/]
`;
