/** A website that a reader may ask about a page, or give a prompt. */
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

/** Formats a label: "Open in ChatGPT". */
export const formatOpenIn = ({ name }: Assistant): string => `Open in ${name}`;

/** Formats the address that asks an assistant about a page, by the address of the page's Markdown. */
export const formatQuestion = (assistant: Assistant, page: string): string =>
  formatPrompt(assistant, `Read ${page} and answer my questions about it.`);

/** Formats the address at which an assistant starts with a text. */
export const formatPrompt = ({ address }: Assistant, text: string): string =>
  address + encodeURIComponent(text);
