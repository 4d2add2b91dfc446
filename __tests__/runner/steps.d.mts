export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly needs?: readonly string[];
  readonly programs?: readonly ("chromium" | "nginx")[];
  readonly env?: Readonly<Record<string, string>>;
  readonly budget?: number;
}
export function listSteps(isAll: boolean): readonly Step[];
export function chooseSteps(steps: readonly Step[], words: readonly string[]): Step[];
