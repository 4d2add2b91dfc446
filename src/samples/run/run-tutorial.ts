import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Sample } from "../../base/sample";
import { type Fault, faultAt } from "../../faults/fault";
import { kindOf } from "../../markdown/samples/sample-kind";
import type { SampleInPage, SamplePage } from "../../markdown/samples/sample-page";
import { compareOutput } from "./compare-output";
import { LIMIT_SECONDS, type RunNeeds } from "./run-program";
import { FIRST_KEY } from "./state";

/** Package managers install nothing: a tutorial runs with the pinned packages, which are there already. */
const COMMANDS = {
  npm: 'case "$1" in install|i|add|ci) ;; *) exec "$NODE_FOLDER/npm" "$@" ;; esac',
  npx: '[ "$1" = -y ] && shift; name=${1%@[0-9]*}; shift; case "$name" in *anvil) exec "$ASIDE/anvil" "$@" ;; esac; exec "$MODULES/.bin/$name" "$@"',
  anvil: 'exec "$ANVIL" "$@"',
  // Not a program of Node, so the sandbox doesn't redirect its requests.
  cast: 'case "$ETH_RPC_URL" in https://forno.celo.org) ETH_RPC_URL=$CELO_RPC ;; https://forno.celo-sepolia*) ETH_RPC_URL=$CELO_SEPOLIA_RPC ;; esac; export ETH_RPC_URL; exec "$CAST" "$@"',
};

/** Marks the beginning of a block's output, with the block's index. */
const MARK = "\u0001";

/** Minutes that a whole tutorial may take. */
const LIMIT_MS = 5 * LIMIT_SECONDS * 1000;

/** A step of a tutorial: a file to write, a command to run, or what the command before printed. */
type Step = SampleInPage &
  (
    | { readonly kind: "file"; readonly title: string }
    | { readonly kind: "command"; readonly output?: Sample }
  );

export function listSteps(page: SamplePage): Step[] {
  const { samples } = page;
  return samples.flatMap((sample, index): Step[] => {
    const { title, language, norun } = sample;
    if (norun !== undefined) return [];
    if (title !== undefined && /^[\w./@-]+$/.test(title))
      return [{ page, sample, index, kind: "file", title }];
    if (kindOf(language) !== "shell") return [];
    const next = samples[index + 1];
    const isOutput =
      sample.isBackground !== true &&
      next?.title === undefined &&
      /^(?:text|console)$/.test(next?.language ?? "");
    return [
      {
        page,
        sample,
        index,
        kind: "command",
        ...(next && isOutput && next.norun === undefined && { output: next }),
      },
    ];
  });
}

/**
 * Follows a page as a reader would, in an empty folder: writes its files and runs its commands, in their order, in one
 * shell. The commands' outputs are compared with those that the page shows.
 */
export async function runTutorial(
  page: SamplePage,
  { packages, sandbox, routes, tools }: Pick<RunNeeds, "packages" | "sandbox" | "routes" | "tools">,
): Promise<{ found: Fault[]; printed: string }> {
  const folder = join(packages.folder, "runs", page.file.replace(/\W+/g, "-"));
  const [aside, work] = [join(folder, "aside"), join(folder, "work")];
  const steps = listSteps(page);
  try {
    for (const one of [aside, work]) mkdirSync(one, { recursive: true });
    symlinkSync(join(packages.folder, "node_modules"), join(work, "node_modules"));
    writeFileSync(join(aside, "sandbox.mjs"), sandbox);
    // Readers of these pages have the key of an account with test coins here.
    writeFileSync(join(work, ".env"), `PRIVATE_KEY=${FIRST_KEY}\n`);
    for (const [name, script] of Object.entries(COMMANDS)) {
      writeFileSync(join(aside, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(aside, name), 0o755);
    }
    for (const { sample, index } of steps)
      writeFileSync(join(aside, String(index)), `${sample.code}\n`);
    const script = steps.map((step) =>
      step.kind === "file"
        ? `mkdir -p ${quote(dirname(step.title))}; cp "$ASIDE/${step.index}" ${quote(step.title)}`
        : toCommand(step),
    );
    const { printed, failure } = await runShell(["set -e", ...script].join("\n"), work, {
      PATH: `${aside}:${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
      NODE_FOLDER: dirname(process.execPath),
      NODE_OPTIONS: `--no-warnings --import=${join(aside, "sandbox.mjs")}`,
      SAMPLE_ROUTES: JSON.stringify(routes),
      ANVIL: tools.anvil,
      CAST: tools.cast,
      CELO_RPC: routes["https://forno.celo.org"] ?? "",
      CELO_SEPOLIA_RPC: routes["https://forno.celo-sepolia.celo-testnet.org"] ?? "",
      ASIDE: aside,
      MODULES: join(packages.folder, "node_modules"),
      HOME: work,
      npm_config_update_notifier: "false",
    });
    return { printed, found: judge(steps, printed, failure) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Formats a command. One in the background writes to a file, and the next one waits for its first line. */
function toCommand({ index, sample: { code, isBackground } }: Step): string {
  const block = `printf '${MARK}%s\\n' ${index}\n{\n${code}\n} < /dev/null`;
  return isBackground === true
    ? `${block} > "$ASIDE/out-${index}" 2>&1 &\nfor _ in {1..300}; do [ -s "$ASIDE/out-${index}" ] && break; sleep 0.1; done; sleep 1`
    : `${block} 2>&1`;
}

const quote = (text: string): string => `'${text}'`;

async function runShell(
  script: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ printed: string; failure?: string }> {
  const child = spawn("bash", ["-c", script], {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [printed, failure] = ["", ""];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Uint8Array) => (printed += String(chunk)));
  const timer = setTimeout(() => {
    failure = `was still running after ${LIMIT_MS / 60_000} minutes`;
    stopGroup(child.pid);
  }, LIMIT_MS);
  const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
  clearTimeout(timer);
  stopGroup(child.pid); // servers that the tutorial started
  if (failure === "" && code !== 0) failure = `ended with exit code ${code ?? "none"}`;
  return { printed, ...(failure !== "" && { failure }) };
}

function stopGroup(id: number | undefined): void {
  try {
    if (id !== undefined) process.kill(-id, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}

/** Compares the outputs of all commands, up to the one that failed. */
function judge(steps: readonly Step[], printed: string, failure: string | undefined): Fault[] {
  const outputs = new Map(
    printed.split(MARK).map((part) => {
      const [index = "", ...lines] = part.split("\n");
      return [Number(index), lines.join("\n")] as const;
    }),
  );
  const last = [...outputs.keys()].at(-1);
  return steps.flatMap((step): Fault[] => {
    const { sample, index } = step;
    const own = outputs.get(index);
    if (step.kind === "file" || own === undefined) return [];
    if (failure !== undefined && index === last)
      return [
        faultAt(sample, {
          rule: "sample/failed",
          problem: `This command ${failure} when the tutorial ran: ${own.trim().slice(-300)}`,
          fix: 'Repair it. If it needs a person or a public network, add norun="why" to the fence.',
        }),
      ];
    const { output } = step;
    const wrong = output && compareOutput(output.code, own);
    if (!wrong) return [];
    return [
      faultAt(output, {
        rule: "sample/printed",
        problem: `The page shows "${wrong.wanted}", but the command printed "${wrong.found}".`,
        fix: "Correct the files or the output. Write … for what differs from run to run.",
      }),
    ];
  });
}
