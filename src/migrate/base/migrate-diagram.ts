import { type Migration, leaveOut, made } from "./migration";

/** Matches statements that only change how a diagram looks: colors, step numbers, and activation bars. */
const LOOKS = /^(?:classDef|class|style|linkStyle|activate|deactivate|autonumber|%%\{)(?![\w-])/;
/** Matches the start of a block that only adds a background or a frame around participants. */
const BACKGROUND = /^(?:rect|box)\b/;
const OPENS = /^(?:loop|alt|opt|par|critical|break|subgraph)\b/;
const CLASS = /:::[\w-]+/g;

/**
 * Converts the source of a Mermaid diagram: removes lines that only change its look, and adds a name. The name is the
 * title in the diagram's frontmatter, or else the heading above the diagram.
 */
export function migrateDiagram(
  source: string,
  migration: Migration,
): { readonly source: string; readonly mark: string } {
  const [whole = "", config = ""] = /^\s*---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  const title = config
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line.startsWith("title:"))
    ?.replace(/^title:|["']/g, "")
    .trim();
  const gone = config
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("title:"));
  const names = new Map<string, string>();
  const written = source.slice(whole.length).split("\n");
  const isSequence = written.some((line) => line.trim() === "sequenceDiagram");
  const kept = keepShape(written, gone).map((line) => {
    const plain = isSequence ? renameParticipants(line, names) : dropClasses(line, gone);
    return plain.trimEnd().replace(/;$/, "");
  });
  const last = kept.findLastIndex(
    (line) => PARTICIPANT.test(line) || line.trim() === "sequenceDiagram",
  );
  if (isSequence) kept.splice(last + 1, 0, ...undeclared(kept, names));
  const isNamed = kept.some((line) => /^\s*accTitle *:/.test(line));
  const name = isNamed ? undefined : (title ?? migration.section ?? migration.heading);
  const first = kept.findIndex((line) => line.trim() !== "" && !line.trim().startsWith("%%"));
  if (name !== undefined && name !== "" && first !== -1) {
    const indented = /^\s*/.exec(kept[first + 1] ?? "")?.[0] ?? "";
    kept.splice(first + 1, 0, `${indented}accTitle: ${name.replace(/\s+/g, " ")}`);
  }
  const isMade = name !== undefined && title === undefined;
  const marks = [
    gone.length === 0
      ? ""
      : leaveOut(
          migration,
          `lines of a diagram: ${gone.join("; ")}`,
          "Diagrams have the site's colors.",
        ),
    isMade
      ? made(
          migration,
          `The diagram's name is the heading above it: ${name}.`,
          "Say what it shows.",
        )
      : "",
  ];
  return { source: kept.join("\n"), mark: marks.join("") };
}

/** Removes lines that only change the look, and the `end` lines of removed backgrounds. */
function keepShape(lines: readonly string[], gone: string[]): string[] {
  const open: ("kept" | "gone")[] = [];
  return lines.filter((line) => {
    const statement = line.trim();
    if (OPENS.test(statement)) open.push("kept");
    else if (BACKGROUND.test(statement)) open.push("gone");
    const isGone =
      LOOKS.test(statement) ||
      BACKGROUND.test(statement) ||
      (statement === "end" && open.pop() === "gone");
    if (isGone && statement !== "end") gone.push(statement);
    return !isGone;
  });
}

/** Removes the classes of nodes: `A[Words]:::blue`. */
const dropClasses = (line: string, gone: string[]): string =>
  line.replace(CLASS, (found) => {
    gone.push(found);
    return "";
  });

/** Lists declarations for the participants that have a new name and aren't declared yet. */
function undeclared(lines: readonly string[], names: ReadonlyMap<string, string>): string[] {
  const declared = new Set(lines.map((line) => PARTICIPANT.exec(line)?.[2]?.split(" as ")[0]));
  return [...names].flatMap(([name, id]) =>
    name === id || declared.has(id) ? [] : [`    participant ${id} as ${name}`],
  );
}

const PARTICIPANT = /^(\s*(?:participant|actor) )(\S[^\n]*)$/;
const NOTE = /^(\s*Note (?:left of|right of|over) )([^:]+):/i;
const ARROW = /--?(?:>>|>|\)|x)[+-]?/;

/** Gives participants a name without spaces: `participant My server` becomes `participant MyServer as My server`. */
function renameParticipants(line: string, names: Map<string, string>): string {
  const [, start = "", participant] = PARTICIPANT.exec(line) ?? [];
  if (participant !== undefined) {
    const [name = "", label] = participant.split(" as ");
    const id = toId(name.trim(), names);
    return label === undefined && id === name.trim() ? line : `${start}${id} as ${label ?? name}`;
  }
  const [noted = "", over = "", places] = NOTE.exec(line) ?? [];
  if (places !== undefined) {
    const ids = places.split(",").map((name) => toId(name.trim(), names));
    return `${over}${ids.join(",")}:${line.slice(noted.length)}`;
  }
  const arrow = ARROW.exec(line);
  const words = arrow ? line.indexOf(":", arrow.index) : -1;
  if (!arrow || words === -1) return line;
  const from = line.slice(0, arrow.index);
  const to = line.slice(arrow.index + arrow[0].length, words);
  const indented = from.slice(0, from.length - from.trimStart().length);
  return `${indented}${toId(from.trim(), names)}${arrow[0]}${toId(to.trim(), names)}${line.slice(words)}`;
}

function toId(name: string, names: Map<string, string>): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const id = name.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  names.set(name, id);
  return id;
}
