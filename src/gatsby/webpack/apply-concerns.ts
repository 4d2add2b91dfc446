import type { Configuration } from "webpack";
import { suggest } from "../../faults/nearest";
import { BrokenAssumption, type WebpackConcern, type WebpackContext } from "./concern";

/** Environment variable with the concerns to switch off for a build: their names, separated by commas, or `all`. */
export const WITHOUT_VARIABLE = "CELO_DOCS_WITHOUT";

/**
 * Reads which concerns the variable switches off. If it contains an unknown name, throws an error that lists the
 * valid names.
 */
export function readSwitchedOff(
  value: string | undefined,
  names: readonly string[],
): ReadonlySet<string> {
  const wanted = (value ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (wanted.includes("all")) return new Set(names);
  for (const name of wanted) {
    if (names.includes(name)) continue;
    throw new Error(
      `${WITHOUT_VARIABLE} contains "${name}", which isn't an optimization. ${suggest(name, names, "optimizations")}`,
    );
  }
  return new Set(wanted);
}

interface Concerns {
  readonly concerns: readonly WebpackConcern[];
  readonly switchedOff: ReadonlySet<string>;
  readonly gatsbyVersion: string;
}

/**
 * Applies the concerns of a stage, in order. Throws a single error that lists every assumption that no longer holds.
 */
export async function applyConcerns(
  config: Configuration,
  context: WebpackContext,
  { concerns, switchedOff, gatsbyVersion }: Concerns,
): Promise<void> {
  const broken: string[] = [];
  for (const concern of concerns) {
    if (switchedOff.has(concern.name) || !concern.isFor(context.stage)) continue;
    try {
      await concern.apply(config, context);
    } catch (error) {
      if (!(error instanceof BrokenAssumption)) throw error;
      broken.push(
        `"${concern.name}" (${context.stage}) assumes: ${error.message}\n` +
          `    Fix src/gatsby/webpack/concerns/${concern.name}.ts, or build without it: ${WITHOUT_VARIABLE}=${concern.name}`,
      );
    }
  }
  if (broken.length === 0) return;
  throw new Error(
    `Gatsby ${gatsbyVersion} no longer matches the assumptions of these optimizations:\n${broken.join("\n")}`,
  );
}
