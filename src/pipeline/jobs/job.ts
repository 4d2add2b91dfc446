/** Work that one of Gatsby's APIs begins and a later one waits for. */
export interface Job<Result> {
  readonly begin: (work: () => Promise<Result>) => void;
  /**
   * The result of the work that was begun last. Rejects with the error of that work.
   * @throws When no work was begun.
   */
  readonly result: () => Promise<Result>;
}

/** @param name The name of the work in the error when nobody began it. */
export function createJob<Result>(name: string): Job<Result> {
  let running: Promise<Result> | undefined;
  return {
    begin: (work) => {
      running = work();
      running.catch(() => undefined); // Whoever asks for the result gets the error, so it is not unhandled.
    },
    result: () => {
      if (!running)
        throw new Error(`Nobody began this work before its result was needed: ${name}.`);
      return running;
    },
  };
}
