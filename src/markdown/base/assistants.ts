/** A website that readers can ask about a page, or send a prompt to. */
export interface Assistant {
  readonly name: string;
  /** The start of the URL; the encoded question is appended to it. */
  readonly address: string;
}

export const assistants: readonly Assistant[] = [
  { name: "ChatGPT", address: "https://chatgpt.com/?hints=search&q=" },
  { name: "Claude", address: "https://claude.ai/new?q=" },
  { name: "Perplexity", address: "https://www.perplexity.ai/search?q=" },
];

/** Formats a label: "Open in ChatGPT". */
export const formatOpenIn = ({ name }: Assistant): string => `Open in ${name}`;

/** Formats the URL that asks an assistant about a page. `page` is the URL of the page's Markdown. */
export const formatQuestion = (assistant: Assistant, page: string): string =>
  formatPrompt(assistant, `Read ${page} and answer my questions about it.`);

/** Formats the URL that opens an assistant with a prompt. */
export const formatPrompt = ({ address }: Assistant, text: string): string =>
  address + encodeURIComponent(text);
