/** A place in code where readers have to write a value of their own. */
interface CodePlaceholder {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const SHELL = /^(?:bash|sh|shell|zsh|console)$/;

/** `$ACCOUNT` and `${ACCOUNT}` in shell commands. */
const VARIABLE = /(?<!\\)\$(?:\{([A-Z][A-Z\d_]{2,})\}|([A-Z][A-Z\d_]{2,})\b)/g;

/** `YOUR_PROJECT_ID` and `0xYOUR_ADDRESS` in code of any language. */
const YOURS = /\b(?:0x)?(YOUR_[A-Z\d_]+)\b/g;

/** `ACCOUNT=…`, `read ACCOUNT` and `for ACCOUNT in`: the page itself gives the variable a value. */
const ASSIGNED = /(?<![\w$-])([A-Z][A-Z\d_]{2,})=|\b(?:read|for) ([A-Z][A-Z\d_]{2,})\b/g;

/** `ACCOUNT=your_account`, `TO=0xADDRESS_TO_PAY`, `NODE_IP=203.0.113.7`: the word after the sign stands for a value. */
const STAND_IN =
  /(?<=(?<![\w$-])([A-Z][A-Z\d_]{2,})=)(?:(?:your|the|an?|another|address)_\w+|0x[A-Z][A-Z_]+|203\.0\.113\.\d+)(?![\w.])/g;

/** Names of secrets, which nobody should type into a page, and variables that every shell sets. */
const REFUSED =
  /PRIV|KEY|SECRET|PASS|PHRASE|MNEMONIC|SEED|RECOVERY|CREDENTIAL|AUTH(?!OR(?:_|$))|BEARER|COOKIE|JWT|_TOKEN$|(?:^|_)(?:PK|PIN|OTP|WORDS?)(?:_|$)|^(?:HOME|PATH|PWD|USER|SHELL|HOSTNAME)$/;

/** True if the word that stands for a value names a secret, and not the address that belongs to it. */
const isSecret = (word: string): boolean =>
  REFUSED.test(word.toUpperCase()) && !/^(?:0x)?address/i.test(word);

/** Lists the variables that a page's shell commands give a value. */
export const listAssigned = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) => [...text.matchAll(ASSIGNED)].flatMap(([, a, b]) => a ?? b ?? [])),
  );

/** Finds the placeholders in a block's code, in order. Names of secrets aren't placeholders. */
export function findPlaceholders(
  text: string,
  language: string,
  assigned: ReadonlySet<string>,
): CodePlaceholder[] {
  const find = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => ({
      name: match[1] ?? match[2] ?? match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
  const inShell = SHELL.test(language)
    ? [...find(VARIABLE).filter(({ name }) => !assigned.has(name)), ...find(STAND_IN)]
    : [];
  const starts = new Set(inShell.map(({ start }) => start));
  return [...inShell, ...find(YOURS).filter(({ start }) => !starts.has(start))]
    .filter(({ name, start, end }) => !REFUSED.test(name) && !isSecret(text.slice(start, end)))
    .sort((a, b) => a.start - b.start);
}

/** Characters that mean the same in a shell, a string and a URL, so a value can't change what the code does. */
const PLAIN = /^[\w./:@%+,=][\w./:@%+,=-]{0,199}$/;

/** 32 bytes: the length of a private key, and of the hashes that some names ask for. */
const KEY_LENGTH = /(?<![\da-f])[\da-f]{64}(?![\da-f])/i;

/** A key of a whole wallet (BIP 32), or at least 12 words with any sign between them (BIP 39). */
const WALLET = /^[xyzt]prv|^(?:[a-z]{3,8}[^a-z\d]){11,}[a-z]{3,8}$/i;
const HASH_NAME = /HASH|TX|BLOCK|SALT|PROOF|TOPIC|_ID$/;

/** True if a value may be kept and put into code. A value that could be a private key may not. */
export const isOwnValue = (name: string, value: string): boolean =>
  PLAIN.test(value) &&
  !WALLET.test(value) &&
  (!KEY_LENGTH.test(value) || HASH_NAME.test(name)) &&
  !REFUSED.test(name);
