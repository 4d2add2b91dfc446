/** A function, event, error or public variable as declared in a source. */
export interface Declaration {
  readonly name: string;
  readonly kind: "function" | "event" | "error" | "variable";
  /** Parameter types; always empty for a variable, whose types aren't read. */
  readonly types: readonly string[];
  /** Text between the parameters and the body. */
  readonly modifiers: string;
  readonly line: number;
}

/** A contract, interface or library in a source. */
export interface SourceContract {
  readonly name: string;
  readonly isInterface: boolean;
  /** Names of the contracts it inherits from, in source order. */
  readonly bases: readonly string[];
  readonly declarations: readonly Declaration[];
}

export interface SoliditySource {
  readonly imports: readonly string[];
  readonly contracts: readonly SourceContract[];
}

const CONTRACT = /\b(contract|interface|library)\s+(\w+)\b([^;{}]*)\{/g;
const CALLABLE = /\b(function|event|error)\s+(\w+)\s*\(([^)]*)\)([^;{]*)/g;

const CALLED = /\b(?:function|event|error|constructor|modifier)\b/;

/**
 * Lists the imports of a Solidity source, and its contracts with their declarations and line numbers. This isn't a
 * full parser, but it is good enough for sources that compile.
 */
export function readSolidity(text: string): SoliditySource {
  const imports = [...text.matchAll(/^import\b[^"';]*["']([^"']+)["']/gm)].map(
    ([, path = ""]) => path,
  );
  const code = blankComments(text);
  const contracts = [...code.matchAll(CONTRACT)].map((match): SourceContract => {
    const [whole, kind, name = "", inherits = ""] = match;
    const start = match.index + whole.length;
    const body = blankInner(code.slice(start, endOfBlock(code, start)));
    return {
      name,
      isInterface: kind === "interface",
      bases: inherits
        .replace(/^\s+is\b/, "")
        .split(",")
        .map((base) => base.replace(/\(.*/s, "").trim())
        .filter((base) => base !== ""),
      declarations: listDeclarations(body, lineAt(code, start)),
    };
  });
  return { imports, contracts };
}

function listDeclarations(body: string, firstLine: number): Declaration[] {
  const lineOf = (at: number): number => firstLine + lineAt(body, at) - 1;
  const callables = [...body.matchAll(CALLABLE)].map((match): Declaration => {
    const [, kind, name = "", parameters = "", modifiers = ""] = match;
    const line = lineOf(match.index);
    return { kind: kind as "function", name, types: listTypes(parameters), modifiers, line };
  });
  let at = 0;
  const variables = body.split(/[;}]/).flatMap((statement): Declaration[] => {
    const from = at;
    at += statement.length + 1;
    const declared = statement.replace(/=[^>][\s\S]*/, "").trimEnd();
    if (!/\bpublic\b/.test(declared) || CALLED.test(declared)) return [];
    const name = declared.split(/\W+/).at(-1) ?? "";
    const line = lineOf(from + declared.length - name.length);
    return [{ kind: "variable", name, types: [], modifiers: "", line }];
  });
  return [...callables, ...variables];
}

const listTypes = (parameters: string): string[] =>
  parameters
    .split(",")
    .map((one) => one.trim().split(/\s+/)[0] ?? "")
    .filter((type) => type !== "")
    .map((type) => type.replace(/^(u?int)(?=\[|$)/, "$1256"));

const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Replaces comments and strings with spaces, which keeps line numbers the same. */
const blankComments = (text: string): string =>
  text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, blank);

function endOfBlock(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === "{") depth += 1;
    else if (code[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

/** Replaces the content of nested blocks in a body with spaces. */
function blankInner(body: string): string {
  let depth = 0;
  return Array.from(body)
    .map((sign) => {
      if (sign === "}") depth -= 1;
      const shown = depth === 0 || sign === "\n" ? sign : " ";
      if (sign === "{") depth += 1;
      return shown;
    })
    .join("");
}
