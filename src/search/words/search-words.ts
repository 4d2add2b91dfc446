/*
 * Splits texts into words for the index, and queries into words to look up. The build and the browser use the same
 * rules. Readers download this file with the search, so it imports nothing.
 */

/** Words that are too common to find anything. They aren't in the index. */
const STOP_WORDS = new Set(
  "a an and are as at be by for from if in into is it its of on or that the their then there these they this to was will with".split(
    " ",
  ),
);

/** Words in questions that don't name a subject. They are used only if a query has no others. */
const QUESTION_WORDS = new Set(
  "about above after again against all already also always am another any anybody anymore anyone anything because been before being below between both but cannot cant can could currently did didn do does doesn doesnt doing don dont during each else ever every everyone exactly few for forever from get gets getting give given go goes going got had happen happened happens has have having he help her here hers him his how i id im instead isn isnt it its itself ive just know let lets like ll look make makes making many may maybe me mean means might more most much must my myself need needed needs never new no nor not now off often ok on once one only onto or other our out over own please possible properly put re really right s same see seem seems she should show simple since so some somebody someone something soon still such t take tell than thanks thing things think those through too tried try trying two under until usually up us use used uses using ve versus very via vs want wants was way ways we well were what whats when where whether which while who whole whose why won without working works would wrong yet you your yours".split(
    " ",
  ),
);

/** Maximum length of an indexed word. The rest of a longer word doesn't help to find it. */
const MAX_WORD = 42;
/**
 * Length of an address. Addresses are found as a whole; other long hex strings are found by their first 16 digits.
 */
const ADDRESS_LENGTH = 42;
const HASH_PREFIX = 18;

/** Letters and digits, and the characters that join them in identifiers, commands and options. */
const CHUNK = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[_.:$'’-]+(?=[\p{L}\p{N}]))*/gu;
const HEX = /^0x[0-9a-f]*$/i;
const CAMEL_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const SIGNS = /[_.:$'’-]+/u;

const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, MAX_WORD);

function toHexWord(chunk: string): string {
  const lower = chunk.toLowerCase();
  return lower.length === ADDRESS_LENGTH ? lower : lower.slice(0, HASH_PREFIX);
}

/**
 * The words by which a chunk of text is found: the whole chunk without punctuation, and its parts if there are several.
 */
export interface Chunk {
  /** `feecurrency` for `feeCurrency`, `fee_currency` and `fee-currency`. */
  readonly whole: string;
  /** `fee` and `currency`; for `client.getBalance`, also `getbalance`. Empty for a plain word. */
  readonly parts: readonly string[];
}

/** Matches most words, which only have to be lowercased. */
const PLAIN = /^[A-Z]?[a-z]{1,40}$/;

/** Splits a chunk from `findChunks` into the words by which it is found. */
export function toChunk(text: string): Chunk {
  if (PLAIN.test(text)) return { whole: text.toLowerCase(), parts: [] };
  if (HEX.test(text) && text.length > 3) return { whole: toHexWord(text), parts: [] };
  const clean = text.replace(/['’]s$/u, "");
  const pieces = clean.split(SIGNS).filter((piece) => piece !== "");
  // "1.5" and "3.9.0" are one number each.
  const isNumber = pieces.every((piece) => /^\d+$/.test(piece));
  const whole = fold(isNumber ? clean : pieces.join(""));
  if (isNumber) return { whole, parts: [] };
  const parts = pieces
    .flatMap((piece) => {
      const camels = HEX.test(piece) ? [piece] : piece.split(CAMEL_BORDER);
      // Readers may search for a method without naming its object.
      return camels.length > 1 && pieces.length > 1 ? [piece, ...camels] : camels;
    })
    .map(fold);
  return { whole, parts: parts.length > 1 ? parts : [] };
}

/** Finds the chunks of a text, with their positions. A chunk is a word or an identifier. */
export function* findChunks(text: string): Generator<{ start: number; text: string }> {
  for (const match of text.matchAll(CHUNK)) yield { start: match.index, text: match[0] };
}

/** Lists the chunks of a text in order. */
export const readChunks = (text: string): Chunk[] =>
  Array.from(text.matchAll(CHUNK), ([chunk]) => toChunk(chunk));

/**
 * Returns the words under which a chunk is indexed: the whole chunk, and those of its parts that have more than one
 * letter. Leaves out stop words.
 */
export function wordsOf({ whole, parts }: Chunk): { whole: string[]; parts: string[] } {
  return {
    whole: whole === "" || STOP_WORDS.has(whole) ? [] : [whole],
    parts: parts.filter((part) => part.length > 1 && part !== whole && !STOP_WORDS.has(part)),
  };
}

/** A query word. */
export interface QueryWord {
  readonly word: string;
  /** The word as it was typed. */
  readonly typed: string;
  /** The parts of an identifier. They are used if the whole identifier isn't found. */
  readonly parts: readonly string[];
  /** True for an identifier, such as `feeCurrency`, `eth_call` or `account:new`, but not for a hyphenated word. */
  readonly isName: boolean;
  /** True if the word doesn't describe the subject. Such a word is used only if the query has no others. */
  readonly isFiller: boolean;
}

const MAX_QUERY_WORDS = 16;
const MAX_QUERY_LENGTH = 200;

/** Reads the words of a query, in order. */
export function readQuery(query: string): QueryWord[] {
  const words = [...findChunks(query.slice(0, MAX_QUERY_LENGTH))].flatMap(({ text }) => {
    const { whole, parts } = toChunk(text);
    if (whole === "") return [];
    return [
      {
        word: whole,
        typed: text,
        parts: parts.filter((part) => part.length > 1 && !STOP_WORDS.has(part)),
        isName: parts.length > 1 && (/[_.:$]/.test(text) || CAMEL_BORDER.test(text)),
        isFiller: STOP_WORDS.has(whole) || QUESTION_WORDS.has(whole),
      },
    ];
  });
  return words.slice(0, MAX_QUERY_WORDS);
}

/** Lists the words of a text that describe its subject, or all of its words if none do. */
export function listKeptWords(text: string): QueryWord[] {
  const all = readQuery(text);
  const strong = all.filter(({ isFiller }) => !isFiller);
  return strong.length > 0 ? strong : all;
}

const ENDINGS = [
  "",
  "s",
  "es",
  "e",
  "ed",
  "er",
  "ers",
  "ing",
  "ings",
  "or",
  "ors",
  "ion",
  "ions",
  "ment",
];
const ENDING = /(?:ings?|ions?|ment|ers?|ors?|ed|es|s|e)$/;

/**
 * Lists other forms of a word, such as `stake`, `staked` and `staker` for `staking`, or `validator` for `validators`.
 */
export function listForms(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [];
  const root = word.replace(ENDING, "");
  if (root.length < 3) return word.endsWith("s") ? [word.slice(0, -1)] : [`${word}s`];
  // In "running" and "planned", the letter before the ending is doubled.
  const single = /([^aeiou])\1$/.test(root) && root !== word ? [root.slice(0, -1)] : [];
  const double = root === word ? [root + root.slice(-1)] : [];
  const y = root !== word && root.endsWith("i") ? [`${root.slice(0, -1)}y`] : [];
  const forms = [root, ...single, ...double].flatMap((stem) => ENDINGS.map((end) => stem + end));
  // Stops "not" from becoming a form of "notes".
  return [...new Set([...forms, ...y])].filter(
    (form) => form !== word && !QUESTION_WORDS.has(form),
  );
}
