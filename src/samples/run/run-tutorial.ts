import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Sample } from "../../base/sample";
import { type Fault, faultAt } from "../../faults/fault";
import { kindOf } from "../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  listBorrowed,
} from "../../markdown/samples/sample-page";
import { compareOutput } from "./compare-output";
import { LIMIT_SECONDS, type RunNeeds } from "./run-program";
import { FIRST_KEY } from "./state";
import { stopAtExit } from "./stop-at-exit";
import { COMMANDS } from "./tutorial-commands";

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

/**
 * Lists the steps of a tutorial, in the order of the page. A block whose title is a path is a file, a shell block without
 * one is a command, and a block of plain text or JSON right after a command is what it prints. Blocks that are marked as
 * not running are no steps.
 */
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
      next?.title === undefined && /^(?:text|console|json)$/.test(next?.language ?? "");
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

/** Lists the blocks of a tutorial that run: its commands, and the files that others name or a tool looks for. */
export function listRan(page: SamplePage): SampleInPage[] {
  const steps = listSteps(page);
  const isNamed = (title: string): boolean => {
    const name = basename(title);
    const imported = new RegExp(`/${name.replace(/\.\w+$/, "")}(?:\\.js)?["']`);
    return steps.some(({ sample: { code } }) => code.includes(name) || imported.test(code));
  };
  return steps.filter(
    (step) =>
      step.kind === "command" || /^test\/|\.config\./.test(step.title) || isNamed(step.title),
  );
}

/**
 * Follows a page as a reader would, in an empty folder: writes its files and runs its commands, in their order, in one
 * shell. The commands' outputs are compared with those that the page shows.
 */
export async function runTutorial(
  page: SamplePage,
  { pages, packages, sandbox, routes, tools }: RunNeeds,
): Promise<{ found: Fault[]; printed: string }> {
  const folder = join(packages.folder, "runs", `${page.file.replace(/\W+/g, "-")}-${process.pid}`);
  const [aside, work] = [join(folder, "aside"), join(folder, "work")];
  const steps = listSteps(page);
  try {
    for (const one of [aside, join(aside, "blocks"), work]) mkdirSync(one, { recursive: true });
    for (const { title = "", code } of listBorrowed(page, pages))
      writeFileSync(join(aside, "blocks", title), `${code}\n`);
    symlinkSync(join(packages.folder, "node_modules"), join(work, "node_modules"));
    writeFileSync(join(aside, "sandbox.mjs"), sandbox);
    writeFileSync(join(aside, "password"), "secret"); // of each keystore that a tutorial uses
    // Readers of these pages have the key of an account with test coins here.
    writeFileSync(join(work, ".env"), `PRIVATE_KEY=${FIRST_KEY}\n`);
    for (const [name, script] of Object.entries(COMMANDS)) {
      writeFileSync(join(aside, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(aside, name), 0o755);
    }
    for (const { sample, index } of steps)
      writeFileSync(join(aside, String(index)), `${sample.code}\n`);
    const script = steps.map((step) => (step.kind === "file" ? toFile(step) : toCommand(step)));
    // What a command in the background prints is complete only now.
    for (const { index, sample } of steps)
      if (sample.isBackground === true)
        script.push(`printf '${MARK}%s\\n' ${index}; cat "$ASIDE/out-${index}"`);
    const { printed, failure } = await runShell(["set -e", ...script].join("\n"), work, {
      // A set of packages may have a Node of its own.
      PATH: [
        aside,
        join(packages.folder, "node_modules/.bin"),
        dirname(process.execPath),
        "/usr/local/bin:/usr/bin:/bin",
      ].join(":"),
      NODE_FOLDER: dirname(process.execPath),
      NODE_OPTIONS: `--no-warnings --import=${join(aside, "sandbox.mjs")}`,
      SAMPLE_ROUTES: JSON.stringify(routes),
      ...tools,
      BLOCKS: join(aside, "blocks"),
      FOUNDRY_SOLC: join(aside, "solc"),
      FOUNDRY_OFFLINE: "true",
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

/** Writes a file. Foundry isn't a program of Node, so its settings name the local chains. */
const toFile = ({ index, title }: Extract<Step, { kind: "file" }>): string =>
  `mkdir -p ${quote(dirname(title))}
sed ${title.endsWith(".toml") ? `-e "s|https://forno.celo.org|$CELO_RPC|" -e "s|https://forno.celo-sepolia.celo-testnet.org|$CELO_SEPOLIA_RPC|"` : "''"} "$ASIDE/${index}" > ${quote(title)}`;

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
  const stop = stopAtExit(() => {
    stopGroup(child.pid);
  });
  const timer = setTimeout(() => {
    failure = `was still running after ${LIMIT_MS / 60_000} minutes`;
    stop();
  }, LIMIT_MS);
  const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
  clearTimeout(timer);
  stop(); // servers that the tutorial started
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
    const toText = output?.language === "json" ? toLine : String;
    const wrong = output && compareOutput(toText(output.code), toText(own));
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

/** Formats JSON on one line, in which `…` may be a whole text. */
function toLine(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
