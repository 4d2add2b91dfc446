import { readChunks, wordsOf } from "../words/search-words";

/** The words of a text, and the parts of its identifiers. A word that occurs several times is listed just as often. */
interface TextWords {
  readonly whole: readonly string[];
  readonly parts: readonly string[];
}
export type ReadWords = (text: string) => TextWords;

/** Creates a function that splits texts into words. It caches the pieces of text it has already split. */
export function createWordReader(): ReadWords {
  const known = new Map<string, TextWords>();
  const readPiece = (piece: string): TextWords => {
    const found = readChunks(piece).map(wordsOf);
    return {
      whole: found.flatMap(({ whole }) => whole),
      parts: found.flatMap(({ parts }) => parts),
    };
  };
  return (text) => {
    const whole: string[] = [];
    const parts: string[] = [];
    for (const piece of text.split(/[\s,;()[\]{}"“”]+/)) {
      let found = known.get(piece);
      if (found === undefined) known.set(piece, (found = readPiece(piece)));
      for (const word of found.whole) whole.push(word);
      for (const word of found.parts) parts.push(word);
    }
    return { whole, parts };
  };
}
