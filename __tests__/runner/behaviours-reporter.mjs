import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse } from "yaml";

const TESTS = "__tests__";
const LIST = join(TESTS, "reader-behaviours.yaml");

/** @typedef {{ behaviour: string, file: string, words: string[] }} Proof */

/** @returns {Proof[]} */
function readProofs() {
  /** @type {Record<string, string[]>} */
  const list = parse(readFileSync(LIST, "utf8"));
  return Object.entries(list).flatMap(([behaviour, proofs]) =>
    proofs.map((proof) => {
      const [file = "", name = ""] = proof.split(" › ");
      return { behaviour, file, words: name.split(/%\w|\$\w+/) };
    }),
  );
}

/**
 * Checks that a run proved every behavior in reader-behaviours.yaml: the tests listed for a behavior have to have
 * run and passed, unless their test file didn't run. Tests that are left to the nightly run count as passed in other
 * runs.
 */
export default class BehavioursReporter {
  /** @type {Error | undefined} */
  #error;

  /** @param {import("@jest/reporters").Config.GlobalConfig} globalConfig */
  constructor(globalConfig) {
    this.isPart = Boolean(globalConfig.testNamePattern);
  }

  /** @param {unknown} _contexts @param {import("@jest/reporters").AggregatedResult} results */
  onRunComplete(_contexts, { testResults }) {
    if (this.isPart) return;
    const proved = process.env.TEST_ALL === "1" ? ["passed"] : ["passed", "pending"];
    const namesIn = new Map(
      testResults.map((result) => [
        relative(TESTS, result.testFilePath).split(sep).join("/"),
        result.testResults
          .filter(({ status }) => proved.includes(status))
          .map(({ fullName }) => fullName),
      ]),
    );
    const lost = readProofs().filter(({ file, words }) => {
      const names = namesIn.get(file);
      if (!names) return !existsSync(join(TESTS, file));
      return !names.some((name) => words.every((part) => name.includes(part)));
    });
    if (lost.length === 0) return;
    const lines = lost.map(
      ({ behaviour, file, words }) =>
        `  ${behaviour}: no test in ${file} with the name "${words.join("…")}" passed`,
    );
    this.#error = new Error(`Behaviours in ${LIST} that aren't proved:\n${lines.join("\n")}`);
    console.error(`\n${this.#error.message}`);
  }

  getLastError() {
    return this.#error;
  }
}
