import { escapePattern } from "../base/escape";
import { type Fault, faultAt } from "../faults/fault";
import { createFileCache } from "../faults/file-cache";
import { createPointOf } from "../faults/point";
import type { Fact } from "./facts";

/** A text before facts are filled in. */
export interface FactText {
  readonly file: string;
  readonly text: string;
}

/**
 * Matches a comment that allows typed values: `{/* typed base-fee-floor, jovian-date: a drawing shows them *\/}`. The
 * length of the reason is limited, because many unclosed comments would otherwise take quadratic time.
 */
const OPT_OUT = /\{\/\*\s*typed ([a-z\d, -]+):\s*\S.{0,400}?\*\/\}/gs;
/** Matches a frontmatter line that isn't checked: any line except the title and the description. */
const UNREAD_LINE = /^(?!(?:title|description):).*$/gm;
const FRONTMATTER = /^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/;

const partsOf = (words: string): string[] => words.split(/[\s`*]+/).filter((part) => part !== "");

/**
 * Builds a pattern for words that allows line breaks, backticks and asterisks between them. No word contains these
 * characters, so each text matches in only one way, and matching takes linear time.
 */
const patternOf = (words: string): string => partsOf(words).map(escapePattern).join("[\\s`*]+");

/** Builds a pattern with one group for each phrase. The pattern doesn't match inside a longer word or number. */
function patternOfAny(all: readonly string[]): RegExp {
  const groups = all.map((words) => `(${patternOf(words)})`).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])(?:${groups})(?![\\p{L}\\p{N}]|[.,]\\d)`, "gu");
}

/**
 * Returns the longest word of a phrase, because it's usually the rarest: a text without this word can't contain the
 * phrase.
 */
const longestPart = (words: string): string =>
  partsOf(words).reduce((a, b) => (b.length > a.length ? b : a), "");

const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ");

/** A phrase with a fact's value, and the phrase's longest word, which is searched for first. */
interface SearchedWords {
  readonly words: string;
  readonly id: string;
  readonly sign: string;
}

const cached = createFileCache<Fault[]>();

/** Reports fact values that were typed by hand and would become outdated when the fact changes. */
export function checkTypedFacts(texts: readonly FactText[], facts: readonly Fact[]): Fault[] {
  const idOf = new Map(
    facts.flatMap(({ id, typed }) => typed.map((words) => [words, id] as const)),
  );
  // The longest phrases are first: if two phrases start with the same words, the longer match is the right one.
  const all = [...idOf].sort(([a], [b]) => b.length - a.length);
  const searched: SearchedWords[] = all.map(([words, id]) => ({
    words,
    id,
    sign: longestPart(words),
  }));
  const others = all.flat();
  return texts.flatMap(({ file, text }) =>
    cached({ file, text, others }, () => findTypedFacts({ file, text }, searched)),
  );
}

function findTypedFacts({ file, text }: FactText, searched: readonly SearchedWords[]): Fault[] {
  const allowed = new Set([...text.matchAll(OPT_OUT)].flatMap(([, ids]) => ids?.split(/, */)));
  const isPage = /\.mdx?$/.test(file);
  const read = isPage
    ? text.replace(FRONTMATTER, (yaml) => yaml.replaceAll(UNREAD_LINE, blank))
    : text;
  // In a development server, one pattern for all facts took 40 s for all texts: after compiling a lot of regular
  // expressions, V8 no longer optimizes them (TooMuchRegExpCode in src/regexp/regexp.cc). Searching for the longest
  // words first takes 0.1 s.
  const possible = searched.filter(({ sign }) => sign !== "" && read.includes(sign));
  if (possible.length === 0) return [];
  const pattern = patternOfAny(possible.map(({ words }) => words));
  const pointOf = createPointOf(read);
  return [...read.matchAll(pattern)].flatMap((match) => {
    const { words, id } = possible[match.slice(1).findIndex((group) => group)] ?? {
      words: "",
      id: "",
    };
    if (allowed.has(id)) return [];
    const { line, column } = pointOf(match.index);
    const before = read.slice(match.index - column + 1, match.index);
    const isSentence = isPage && !/^(?:title|description):/.test(before);
    return faultAt(
      { file, line, column },
      {
        rule: "fact/typed-by-hand",
        problem: `"${words}" is the fact ${id}, typed by hand. It would be wrong if the fact changed.`,
        fix: isSentence
          ? `Write <Fact id="${id}" /> instead. To keep the typed value, add {/* typed ${id}: reason */} to the page.`
          : "Rewrite this text without the value: facts can't be used here.",
      },
    );
  });
}
