/** Characters and words that have a meaning in some part of the compiler. */
// prettier-ignore
const BITS = [
  "<", ">", "{", "}", "[", "]", "(", ")", "`", "*", "_", "$", "\\", "|", "#", "%", "&", '"', "\n", "\n\n", "\r", "\t",
  "```", "~~~", ":::", ":::note\n", "$$", "---\n", "- ", "1. ", "> ", "<br/>", "</", "/>", "{/*", "*/}", "<!--", "![](",
  "[^1]", "[^1]: x", "{#x}", "://", "a@b.c", "www.x.y", "\u0000", "😀", "é", "import x from 'y'",
  "<Tabs>", "</Tabs>", '<TabItem value="a">', "</TabItem>", '<Card title="x">', "</Card>", "<details>", "</details>",
  '<Include src="./x" />', '<PageRef path="/a@b" />', '<YouTube id="dQw4w9WgXcQ" title="T" />',
];

/**
 * Creates a generator of random numbers that are at least 0 and less than 1, and the same on every machine (Lehmer's
 * generator).
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Adds a few mistakes to a text: something is inserted, removed or repeated. */
export function mutate(text: string, random: () => number): string {
  let mutated = text;
  for (let slips = 1 + Math.floor(random() * 5); slips > 0; slips -= 1) {
    const at = Math.floor(random() * mutated.length);
    const kind = random();
    const bit = BITS[Math.floor(random() * BITS.length)] ?? "";
    const from = Math.floor(random() * mutated.length);
    if (kind < 0.6) mutated = mutated.slice(0, at) + bit + mutated.slice(at);
    else if (kind < 0.85)
      mutated = mutated.slice(0, at) + mutated.slice(at + 1 + Math.floor(random() * 5));
    else mutated = mutated.slice(0, at) + mutated.slice(from, from + 40) + mutated.slice(at);
  }
  return mutated;
}
