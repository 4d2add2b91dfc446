/** Work that one of Gatsby's APIs begins and a later one waits for. */
export interface Job<Result> {
  readonly begin: (work: () => Promise<Result>) => void;
  /**
   * The result of the work that was begun last; rejects with what the work threw.
   * @throws When nothing was begun.
   */
  readonly result: () => Promise<Result>;
}

/** @param name What the work is called in the message when nobody began it. */
export function createJob<Result>(name: string): Job<Result> {
  let running: Promise<Result> | undefined;
  return {
    begin: (work) => {
      running = work();
      running.catch(() => undefined); // Not unhandled: whoever asks for the result gets the error.
    },
    result: () => {
      if (!running)
        throw new Error(`Nobody began this work before its result was needed: ${name}.`);
      return running;
    },
  };
}
