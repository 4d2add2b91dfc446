/** Flags of `npm install` as the other package managers have them. */
const DEV = /^(?:-D|--save-dev)$/;
const GLOBAL = /^(?:-g|--global)$/;
const SAVED = /^(?:-S|--save|-P|--save-prod)$/;

const MANAGERS = ["npm", "Yarn", "pnpm"] as const;
type Manager = (typeof MANAGERS)[number];

/** Converts commands of npm to those of each package manager, by the tab's label; undefined if one isn't known. */
export function toManagers(commands: string): ReadonlyMap<Manager, string> | undefined {
  const lines = commands.split("\n");
  const tabs = MANAGERS.map((manager) => {
    const converted = lines.map((line) => (manager === "npm" ? line : convert(line, manager)));
    return converted.includes(undefined) ? undefined : ([manager, converted.join("\n")] as const);
  });
  const known = tabs.filter((tab) => tab !== undefined);
  return known.length < tabs.length ? undefined : new Map(known);
}

function convert(line: string, manager: Exclude<Manager, "npm">): string | undefined {
  const [indent = "", prompt = ""] = /^(\s*)(\$ )?/.exec(line)?.slice(1) ?? [];
  const text = line.slice(indent.length + prompt.length);
  if (text === "" || text.startsWith("#")) return line;
  const [tool, command = "", ...rest] = text.split(/\s+/);
  const to = manager === "Yarn" ? "yarn" : "pnpm";
  const join = (...words: readonly string[]): string =>
    indent + prompt + words.filter((word) => word !== "").join(" ");
  if (tool === "npx") return join(to === "yarn" ? "yarn" : "pnpm exec", command, ...rest);
  if (tool !== "npm" || /[|&;<>]/.test(text)) return undefined;
  switch (command) {
    case "install":
    case "i":
    case "add": {
      const isGlobal = rest.some((word) => GLOBAL.test(word));
      const packages = rest.filter((word) => !word.startsWith("-"));
      const isKnown = rest.every(
        (word) => !word.startsWith("-") || [DEV, GLOBAL, SAVED].some((flag) => flag.test(word)),
      );
      if (!isKnown) return undefined;
      if (packages.length === 0) return join(to, "install");
      const dev = rest.some((word) => DEV.test(word))
        ? to === "yarn"
          ? "--dev"
          : "--save-dev"
        : "";
      if (isGlobal)
        return to === "yarn"
          ? join(to, "global add", ...packages)
          : join(to, "add --global", ...packages);
      return join(to, "add", dev, ...packages);
    }
    case "init":
    case "create": {
      const names = rest.filter((word) => word !== "--");
      return names.length === 0 ? join(to, "init") : join(to, "create", ...names);
    }
    case "run":
      return join(to, ...(to === "yarn" ? [] : ["run"]), ...rest.filter((word) => word !== "--"));
    case "test":
    case "start":
      return join(to, command, ...rest.filter((word) => word !== "--"));
    default:
      return undefined;
  }
}
