/** Package managers that readers can choose, in tab order. Writers write the commands for npm. */
export const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"] as const;

type Manager = Exclude<(typeof PACKAGE_MANAGERS)[number], "npm">;
type Action = "install" | "add" | "remove" | "create" | "run" | "exec" | "dlx";

/**
 * The command for each npm action, by package manager. Tested on 26 November 2026 with pnpm 12.21, Yarn 4.18 and Bun
 * 1.3: each of them created a project in which `npx tsx` ran a file that imports viem.
 */
const FORMS: Readonly<Record<Manager, Readonly<Record<Action, string>>>> = {
  pnpm: {
    install: "pnpm install",
    add: "pnpm add",
    remove: "pnpm remove",
    create: "pnpm create",
    run: "pnpm run",
    exec: "pnpm exec",
    dlx: "pnpm dlx",
  },
  yarn: {
    install: "yarn install",
    add: "yarn add",
    remove: "yarn remove",
    create: "yarn create",
    run: "yarn run",
    exec: "yarn",
    dlx: "yarn dlx",
  },
  bun: {
    install: "bun install",
    add: "bun add",
    remove: "bun remove",
    create: "bun create",
    run: "bun run",
    exec: "bunx",
    dlx: "bunx",
  },
};

type Flag = "dev" | "exact" | "global";

const NPM_FLAGS: Readonly<Record<string, Flag>> = {
  "-D": "dev",
  "--save-dev": "dev",
  "-E": "exact",
  "--save-exact": "exact",
  "-g": "global",
  "--global": "global",
};

/** npm saves every package that it installs since version 5, so these flags say nothing. */
const USUAL_FLAGS = /^(?:-S|--save)$/;

const FLAGS: Readonly<Record<Manager, Readonly<Record<Flag, string | undefined>>>> = {
  pnpm: { dev: "--save-dev", exact: "--save-exact", global: "--global" },
  // Yarn hasn't supported global packages since version 2: https://yarnpkg.com/migration/guide
  yarn: { dev: "--dev", exact: "--exact", global: undefined },
  bun: { dev: "--dev", exact: "--exact", global: "--global" },
};

/**
 * Packages, each with its dependency whose install script pnpm runs only if a flag allows it. Without the flag, pnpm
 * fails.
 */
const BUILT_BY_PNPM: Readonly<Record<string, string>> = { hardhat: "esbuild", tsx: "esbuild" };

/**
 * Makes Yarn install packages into a folder, as npm does. Otherwise npx can't find any programs in a new project:
 * https://yarnpkg.com/features/linkers.
 */
const YARN_LINKER = "yarn config set nodeLinker node-modules";

/** A command in a block: the separator before it, the variables set for it, its words, and the gaps between them. */
interface Command {
  readonly separator: string;
  readonly line: number;
  readonly start: string;
  readonly words: readonly string[];
  readonly gaps: readonly string[];
}

/** The action of an npm command, its flags, and the words that are the same for all package managers. */
interface NpmCommand {
  /** `keep` means that the command is the same for every package manager, since it only writes package.json. */
  readonly action: Action | "keep";
  readonly flags: readonly Flag[];
  readonly rest: readonly { readonly word: string; readonly gap: string }[];
}

/** A command without a known equivalent in other package managers, with its line in the block, from 0. */
export interface UnknownCommand {
  readonly line: number;
  readonly text: string;
}

/**
 * Finds an npm command without a known equivalent in other package managers. An npm command inside another command,
 * such as `sudo npm …`, never has one.
 */
export function findUnknownCommand(code: string): UnknownCommand | undefined {
  const unknown = readCommands(code).find((command) =>
    isNpm(command) ? readNpm(command) === undefined : mentionsNpm(command),
  );
  return unknown && { line: unknown.line, text: whole(unknown).trim() };
}

/** True if the code has an npm command. */
export const hasNpmCommand = (code: string): boolean => readCommands(code).some(isNpm);

/**
 * Derives another package manager's commands from npm commands; undefined if one of them has no equivalent in that
 * package manager.
 */
export function deriveCommands(code: string, manager: Manager): string | undefined {
  const commands = readCommands(code);
  const isNew = commands.some(
    ({ words: [tool, verb = ""] }) => tool === "npm" && /^(?:init|create)$/.test(verb),
  );
  let needsLinker = manager === "yarn" && isNew;
  const derived = commands.map((command) => {
    const npm = isNpm(command) ? readNpm(command) : undefined;
    if (!npm || npm.action === "keep") return command.separator + whole(command);
    const text = formOf(npm, manager);
    if (text === undefined) return undefined;
    const installs = npm.action === "add" || npm.action === "install";
    const linker = needsLinker && installs ? YARN_LINKER + joinerAfter(command) : "";
    if (installs) needsLinker = false;
    return command.separator + command.start + linker + text;
  });
  return derived.includes(undefined) ? undefined : derived.join("");
}

/** Matches the separators between commands. A line break after a backslash isn't one. */
const SEPARATOR = /((?<!\\)\n|(?<![ \t])[ \t]+&&[ \t]+)/;
const START = /^\s*(?:\w+=(?:"[^"]*"|'[^']*'|[^\s"']*)[ \t]+)*/;
const GAP = /((?:\s|\\\n)+)/;

function readCommands(code: string): Command[] {
  let line = 0;
  let separator = "";
  return code.split(SEPARATOR).flatMap((part, index) => {
    const at = line;
    line += part.split("\n").length - 1;
    if (index % 2 === 1) {
      separator = part;
      return [];
    }
    const [start = ""] = START.exec(part) ?? [];
    const pieces = part.slice(start.length).split(GAP);
    const words = pieces.filter((_, piece) => piece % 2 === 0);
    const gaps = pieces.filter((_, piece) => piece % 2 === 1);
    return [{ separator, line: at, start, words, gaps }];
  });
}

const isNpm = ({ words: [tool] }: Command): boolean => tool === "npm" || tool === "npx";

/** True if another command contains an npm command: `sudo npm …`, `$(npm …)`. */
const mentionsNpm = (command: Command): boolean =>
  command.words[0]?.startsWith("#") !== true && /(?:^|[\s$("'`=])np[mx](?=\s)/.test(whole(command));

const textOf = ({ words, gaps }: Command): string =>
  words.map((word, at) => word + (gaps[at] ?? "")).join("");

const whole = (command: Command): string => command.start + textOf(command);

const joinerAfter = ({ separator, start }: Command): string =>
  separator.includes("&&") ? " && " : `\n${start}`;

/** Reads an npm command; undefined if it has no known equivalent in other package managers. */
function readNpm({ words, gaps }: Command): NpmCommand | undefined {
  const listRest = (from: number): NpmCommand["rest"] =>
    words.slice(from).map((word, at) => ({ word, gap: gaps[from + at - 1] ?? " " }));
  const [tool, verb = ""] = words;
  if (tool === "npx") {
    const isYes = verb === "-y" || verb === "--yes";
    const program = isYes ? words[2] : verb;
    if (program === undefined || !/^[\w@]/.test(program)) return undefined;
    // A program that has a version or follows --yes is fetched. Any other is assumed to be installed in the project.
    const isFetched = isYes || program.lastIndexOf("@") > 0;
    return { action: isFetched ? "dlx" : "exec", flags: [], rest: listRest(isYes ? 2 : 1) };
  }
  const rest = listRest(2);
  const given = rest.filter(({ word }) => word !== "--");
  switch (verb) {
    case "install":
    case "i":
    case "add":
      return readInstall(rest);
    case "uninstall":
      return rest.some(({ word }) => word.startsWith("-"))
        ? undefined
        : { action: "remove", flags: [], rest };
    case "create":
      return { action: "create", flags: [], rest: given };
    case "run":
      return { action: "run", flags: [], rest: given };
    case "test":
    case "start":
      return {
        action: "run",
        flags: [],
        rest: [{ word: verb, gap: " " }, ...given],
      };
    case "init":
      return rest.every(({ word }) => word === "-y")
        ? { action: "keep", flags: [], rest }
        : undefined;
    case "pkg":
      return { action: "keep", flags: [], rest };
    default:
      return undefined;
  }
}

function readInstall(all: NpmCommand["rest"]): NpmCommand | undefined {
  const isFlag = ({ word }: { readonly word: string }): boolean => word.startsWith("-");
  const rest = all.filter(({ word }) => !USUAL_FLAGS.test(word));
  const flags = rest.filter(isFlag).map(({ word }) => NPM_FLAGS[word]);
  const known = flags.filter((flag) => flag !== undefined);
  const packages = rest.filter((one) => !isFlag(one));
  if (known.length < flags.length || (packages.length === 0 && flags.length > 0)) return undefined;
  return { action: packages.length > 0 ? "add" : "install", flags: known, rest: packages };
}

/** Returns the name of a package: `viem` for `viem@2`, `@celo/abis` for `@celo/abis@12`. */
const withoutVersion = (word: string): string =>
  word.lastIndexOf("@") > 0 ? word.slice(0, word.lastIndexOf("@")) : word;

function formOf({ action, flags, rest }: NpmCommand, manager: Manager): string | undefined {
  if (action === "keep") return undefined;
  const written = flags.map((flag) => FLAGS[manager][flag]);
  if (written.includes(undefined)) return undefined;
  const builds =
    manager === "pnpm" && action === "add"
      ? rest.flatMap(({ word }) => BUILT_BY_PNPM[withoutVersion(word)] ?? [])
      : [];
  const allowed = [...new Set(builds)].map((name) => `--allow-build=${name}`);
  const words = [FORMS[manager][action], ...allowed, ...written];
  return words.join(" ") + rest.map(({ word, gap }) => gap + word).join("");
}
