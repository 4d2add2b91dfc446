export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly needs?: readonly string[];
  readonly skip?: () => string | undefined;
}
export function listSteps(counts: string): readonly Step[];
export function chooseSteps(steps: readonly Step[], words: readonly string[]): Step[];
