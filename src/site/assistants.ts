/** A website that a reader may ask about a page. */
export interface Assistant {
  readonly name: string;
  /** The address before the encoded question. */
  readonly address: string;
}

export const assistants: readonly Assistant[] = [
  { name: "ChatGPT", address: "https://chatgpt.com/?hints=search&q=" },
  { name: "Claude", address: "https://claude.ai/new?q=" },
  { name: "Perplexity", address: "https://www.perplexity.ai/search?q=" },
];

/** "Open in ChatGPT". */
export const formatOpenIn = ({ name }: Assistant): string => `Open in ${name}`;

/** Formats the address that asks an assistant about a page, by the address of the page's Markdown. */
export const formatQuestion = ({ address }: Assistant, page: string): string =>
  address + encodeURIComponent(`Read ${page} and answer my questions about it.`);
