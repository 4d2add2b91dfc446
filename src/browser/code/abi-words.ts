/*
 * A small part of the contract ABI (https://docs.soliditylang.org/en/latest/abi-spec.html), for calls that readers make
 * from a contract's page: arguments of one word, and results that are words, lists of words, or text.
 */

/** A parameter or return value, such as `address account`. */
export interface Parameter {
  readonly type: string;
  readonly name: string;
}

const WORD_DIGITS = 64;

/** Parses a list such as `address group, uint256`. */
export const parseParameters = (list: string): Parameter[] =>
  list
    .split(", ")
    .filter((part) => part !== "")
    .map((part) => {
      const [type = "", name = ""] = part.split(" ");
      return { type, name };
    });

/** Returns a regular expression for the text of an argument, in the syntax of an input's `pattern`. */
export function patternOf(type: string): string {
  if (type === "address") return "0x[0-9a-fA-F]{40}";
  if (type === "bool") return "true|false";
  if (type.startsWith("uint")) return "\\d{1,78}";
  if (type.startsWith("int")) return "-?\\d{1,77}";
  return `0x[0-9a-fA-F]{${2 * sizeOf(type)}}`;
}

/** Returns the number of bytes of a type such as `bytes32`. */
const sizeOf = (type: string): number => Number(type.replace(/\D/g, ""));

/** Encodes an argument that matches its pattern. */
export function encodeWord(type: string, text: string): string {
  if (type === "bool") return (text === "true" ? "1" : "0").padStart(WORD_DIGITS, "0");
  if (type.startsWith("bytes")) return text.slice(2).padEnd(WORD_DIGITS, "0");
  return BigInt.asUintN(256, BigInt(text)).toString(16).padStart(WORD_DIGITS, "0");
}

/** Decodes a call's result: the text of each return value, in order. */
export function decodeResult(outputs: readonly Parameter[], result: string): string[] {
  const data = result.slice(2);
  const wordAt = (at: number): string => data.slice(at * WORD_DIGITS, (at + 1) * WORD_DIGITS);
  const numberAt = (at: number): number => Number(`0x${wordAt(at)}`);
  return outputs.map(({ type }, at) => {
    const isText = type === "string" || type === "bytes";
    if (!isText && !type.endsWith("[]")) return decodeWord(type, wordAt(at));
    const start = numberAt(at) / (WORD_DIGITS / 2);
    const count = numberAt(start);
    if (isText) {
      const from = (start + 1) * WORD_DIGITS;
      const bytes = data.slice(from, from + 2 * count);
      return type === "bytes" ? `0x${bytes}` : toText(bytes);
    }
    const items = Array.from({ length: count }, (_, item) =>
      decodeWord(type.slice(0, -2), wordAt(start + 1 + item)),
    );
    return items.length === 0 ? "none" : items.join("\n");
  });
}

function decodeWord(type: string, word: string): string {
  if (type === "address") return `0x${word.slice(-40)}`;
  if (type === "bool") return String(BigInt(`0x${word}`) === 1n);
  if (type.startsWith("bytes")) return `0x${word.slice(0, 2 * sizeOf(type))}`;
  const number = BigInt(`0x${word}`);
  return String(type.startsWith("int") ? BigInt.asIntN(256, number) : number);
}

const toText = (bytes: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(bytes.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
  );
