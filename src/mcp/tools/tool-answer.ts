/** The answer of a tool: text for the model. */
export interface ToolAnswer {
  readonly text: string;
  /** True if the call asked for something that doesn't exist; the text suggests what to ask for instead. */
  readonly isError?: boolean;
}
