/** A mistake in a line of a diagram; `column` counts from 0. */
interface SyntaxProblem {
  /** Index of the line in the diagram, from 0. */
  readonly line: number;
  readonly column: number;
  readonly problem: string;
  readonly fix: string;
}

/** A diagram's source after it has been checked, and its accessible name. */
export interface ReadDiagram {
  readonly source: string;
  /** Number of edges of a flowchart. */
  readonly edges: number;
  /** The text of `accTitle`, followed by the text of `accDescr`. */
  readonly label?: string;
  readonly problems: readonly SyntaxProblem[];
}

/**
 * Statements that the drawing library supports. It silently ignores every other line, so lines are checked here
 * (https://mermaid.js.org/syntax/flowchart.html, sequenceDiagram.html, stateDiagram.html).
 */
interface Kind {
  readonly header: RegExp;
  readonly statements: readonly RegExp[];
  /** Statements that begin a block; `end` closes it. */
  readonly opens: RegExp;
  readonly end: RegExp;
}

const STATE = String.raw`(?:\[\*\]|[\w\p{L}-]+)`;

const FLOWCHART: Kind = {
  header: /^(?:flowchart|graph) (?:TD|TB|LR|RL|BT)$/,
  statements: [/^direction (?:TD|TB|LR|RL|BT)$/],
  opens: /^subgraph \S/,
  end: /^end$/,
};
const KINDS: readonly Kind[] = [
  FLOWCHART,
  {
    header: /^sequenceDiagram$/,
    statements: [
      /^(?:participant|actor) \S+(?: as .+)?$/,
      /^Note (?:left of|right of|over) [^:]+: *\S/i,
      /^(?:else|and)\b/,
      /^\w+ *--?(?:>>|>|\)|x) *[+-]?\w+ *: *\S/,
    ],
    opens: /^(?:loop|alt|opt|par|critical|break)\b/,
    end: /^end$/,
  },
  {
    header: /^stateDiagram(?:-v2)?$/,
    statements: [
      /^direction (?:TD|TB|LR|RL|BT)$/,
      /^state "[^"]+" as \w+$/,
      new RegExp(`^${STATE} *--> *${STATE}(?: *: *\\S.*)?$`, "u"),
      /^[\w\p{L}-]+ *: *\S/u,
    ],
    opens: /^state (?:"[^"]+" as )?[\w\p{L}]+ *\{$/u,
    end: /^\}$/,
  },
];

/** Matches a node of a flowchart: an id, and its text in brackets. */
const NODE =
  /\w+(?:-\w+)*(?:\(\(\([^()]+\)\)\)|\(\[[^()[\]]+\]\)|\(\([^()]+\)\)|\[\[[^[\]]+\]\]|\[\([^()[\]]+\)\]|\{\{[^{}]+\}\}|\["[^"]+"\]|\("[^"]+"\)|\{"[^"]+"\}|\[[^[\]"]+\]|\([^()"]+\)|\{[^{}"]+\})?/y;
/** Matches an arrow or a line between two nodes, with its text. */
const ARROW =
  /<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]+\|)?|(?:--|-\.|==) [^-=.|]+ (?:-->|---|\.->|==>|===)/y;
const AND = /&/y;
const SPACES = / */y;

const LOOKS = /^(?:classDef|class|style|linkStyle|%%\{)|:::/;
const LABEL = /^(accTitle|accDescr) *: *(\S.*)$/;

/** Reads a diagram and checks each of its lines. */
export function readDiagram(text: string): ReadDiagram {
  const problems: SyntaxProblem[] = [];
  const labels = new Map<string, string>();
  const shown: string[] = [];
  const open: number[] = [];
  let kind: Kind | undefined;
  let edges = 0;
  for (const { line, column, statement } of listStatements(text)) {
    const report = (problem: string, fix: string, at = 0): void => {
      problems.push({ line, column: column + at, problem, fix });
    };
    const [, name, label] = LABEL.exec(statement) ?? [];
    if (name !== undefined && label !== undefined) labels.set(name, label);
    else if (LOOKS.test(statement)) report(...OWN_LOOKS);
    else if (statement !== "" && !statement.startsWith("%%")) {
      shown.push(statement);
      if (!kind) {
        kind = KINDS.find(({ header }) => header.test(statement));
        if (!kind) {
          report(...UNKNOWN_KIND);
          break;
        }
      } else if (kind.opens.test(statement)) open.push(line);
      else if (kind.end.test(statement)) {
        if (open.pop() === undefined) report(...NOTHING_TO_END);
      } else if (!kind.statements.some((known) => known.test(statement))) {
        const isFlowchart = kind === FLOWCHART;
        const flow = isFlowchart ? readFlow(statement) : { breakAt: 0, edges: 0 };
        const { breakAt } = flow;
        edges += flow.edges;
        if (breakAt !== undefined)
          report(...unknownStatement(statement.slice(breakAt), isFlowchart), breakAt);
      }
    }
  }
  const [unclosed] = open;
  if (unclosed !== undefined) problems.push({ line: unclosed, column: 0, ...NEVER_ENDS });
  if (shown.length < 2 && problems.length === 0) problems.push({ line: 0, column: 0, ...EMPTY });
  const title = labels.get("accTitle");
  const description = labels.get("accDescr");
  return {
    source: shown.join("\n"),
    edges,
    ...(title !== undefined && {
      label: description === undefined ? title : `${title}: ${description}`,
    }),
    problems,
  };
}

/** Lists the statements of a diagram: one on each line or, in a flowchart, several that are separated by `;`. */
function listStatements(text: string) {
  const lines = text.split(/\r?\n/);
  const first = lines.find((line) => /^\s*(?!%%|acc(?:Title|Descr)\b)\S/.test(line)) ?? "";
  const isFlowchart = /^\s*(?:flowchart|graph)\b/.test(first);
  return lines.flatMap((written, line) => {
    const parts =
      isFlowchart && !LABEL.test(written.trim()) ? splitAtSemicolons(written) : [written];
    let start = 0;
    return parts.map((part) => {
      const column = start + part.length - part.trimStart().length;
      start += part.length + 1;
      return { line, column, statement: part.trim() };
    });
  });
}

/** Splits a line of a flowchart at each `;` that isn't part of the text of a node or an arrow. */
function splitAtSemicolons(line: string): string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  let quote = "";
  for (const sign of line) {
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "|") quote = sign;
    else if ("[({".includes(sign)) depth += 1;
    else if ("])}".includes(sign)) depth -= 1;
    if (sign === ";" && depth <= 0 && quote === "") {
      parts.push(part);
      part = "";
    } else part += sign;
  }
  return [...parts, part];
}

/** A line of a flowchart. */
interface Flow {
  /** Index of the first invalid part; absent if the whole line is valid. */
  readonly breakAt?: number;
  /** Number of edges: `A & B --> C & D` has four. */
  readonly edges: number;
}

function readFlow(statement: string): Flow {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(statement);
    if (!found) return false;
    at = pattern.lastIndex;
    SPACES.lastIndex = at;
    SPACES.exec(statement);
    at = SPACES.lastIndex;
    return true;
  };
  let edges = 0;
  // Number of nodes before the last arrow, and after it.
  let [from, to] = [0, 0];
  for (;;) {
    if (!take(NODE)) return { breakAt: at, edges };
    to += 1;
    if (at === statement.length) return { edges: edges + from * to };
    if (take(AND)) continue;
    if (!take(ARROW)) return { breakAt: at, edges };
    edges += from * to;
    [from, to] = [to, 0];
  }
}

const OWN_LOOKS = [
  "A diagram uses the site's colours in light and dark mode, so this line would have no effect.",
  "Remove it.",
] as const;

const UNKNOWN_KIND = [
  "This line doesn't name a kind of diagram that the site draws.",
  "Start with flowchart TD (or LR), sequenceDiagram, or stateDiagram-v2.",
] as const;

const NOTHING_TO_END = [
  "This line ends a block, but no block is open.",
  "Remove it, or write the start of the block above it.",
] as const;

const NEVER_ENDS = {
  problem: "This block is never closed.",
  fix: 'Write "end" below its last line, or "}" if the block is a state.',
};

const EMPTY = {
  problem: "This diagram is empty.",
  fix: "Write the diagram's statements below its first line.",
};

function unknownStatement(
  rest: string,
  isFlowchart: boolean,
): readonly [problem: string, fix: string] {
  const shown = rest.length > 30 ? `${rest.slice(0, 30)}…` : rest;
  return rest === ""
    ? ["This line ends with an arrow.", "Write the node that the arrow points to."]
    : [
        `The diagram can't be read from here on: ${shown}`,
        isFlowchart
          ? 'Write id["text"] for a node and --> or -->|text| for an arrow, with one statement per line.'
          : "Write one statement per line, for instance A->>B: text (sequence) or a --> b (state).",
      ];
}
