import type { Fault } from "../../src/faults/fault";
import { formatFaults } from "../../src/faults/format-faults";
import { checkBlocks, checkTexts } from "../../src/samples/checks/check-pages";
import type { Knowledge } from "../../src/samples/checks/knowledge";
import { checkNetworkObjects } from "../../src/samples/checks/network/check-network-objects";
import { compile } from "./compile";
import { doc } from "./doc";

/** Marks the position at which a case's fault is expected. The mark is removed before the case is checked. */
const MARK = "¦";

export interface PlantedCase {
  readonly name: string;
  /** Body of the case's doc. `others` contains further docs in the same folder, keyed by name. */
  readonly body: string;
  readonly others?: Readonly<Record<string, string>>;
  /** Rule of the only fault that is expected. A case without a fault has none. */
  readonly rule?: string;
  /** Words that the fault's problem has to contain. */
  readonly says?: string;
  readonly files?: Readonly<Record<string, string>>;
}

export interface CheckedCase {
  /** The faults that were found, each as `12:5 rule`. */
  readonly found: readonly string[];
  readonly problems: string;
  /** The fault that was planted, as `12:5 rule`. */
  readonly planted: readonly string[];
  readonly text: string;
}

/** Checks all cases in one run, as if they were the site's content. Each case has its own folder. */
export function checkCases(cases: readonly PlantedCase[], knowledge: Knowledge): CheckedCase[] {
  const sites = cases.map((one, at) => {
    const folder = `content/docs/case-${String(at).padStart(2, "0")}`;
    const marked = doc({}, one.body);
    const above = marked.slice(0, Math.max(0, marked.indexOf(MARK))).split("\n");
    const docs = { page: marked.replace(MARK, ""), ...one.others };
    const pages = Object.entries(docs).map(([name, text]) => {
      const file = `${folder}/${name}.md`;
      const source = name === "page" ? text : doc({}, text);
      const { doc: compiled } = compile(source, { file, files: one.files ?? {} });
      return { file, text: source, samples: compiled.samples };
    });
    const position = `${above.length}:${(above.at(-1)?.length ?? 0) + 1}`;
    return { folder, pages, planted: one.rule === undefined ? [] : [`${position} ${one.rule}`] };
  });
  const pages = sites.flatMap((site) => site.pages);
  const faults = [
    ...checkBlocks(pages, knowledge, () => true, "2026-11-21").faults,
    ...checkTexts(pages, pages, knowledge).faults,
    ...checkNetworkObjects(pages, knowledge.networks, () => true),
  ];
  return sites.map(({ folder, planted }) => {
    const own = faults.filter(({ file }) => file.startsWith(`${folder}/`));
    return { found: own.map(toPosition), problems: tell(own), planted, text: formatFaults(own) };
  });
}

const toPosition = ({ line, column, rule }: Fault): string => `${line}:${column} ${rule}`;
const tell = (faults: readonly Fault[]): string =>
  faults.map(({ problem, fix }) => `${problem} ${fix}`).join("\n");
