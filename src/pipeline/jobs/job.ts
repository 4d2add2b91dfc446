/** Work that one of Gatsby's APIs starts and a later API waits for. */
export interface Job<Result> {
  readonly begin: (work: () => Promise<Result>) => void;
  /**
   * Returns the result of the work that was started most recently. Rejects with its error.
   * @throws If no work was started.
   */
  readonly result: () => Promise<Result>;
}

/** @param name Name of the work, for the error if the result is requested before the work has started. */
export function createJob<Result>(name: string): Job<Result> {
  let running: Promise<Result> | undefined;
  return {
    begin: (work) => {
      running = work();
      running.catch(() => undefined); // The caller that asks for the result gets the error, so it isn't unhandled.
    },
    result: () => {
      if (!running)
        throw new Error(`The work "${name}" wasn't started before its result was needed.`);
      return running;
    },
  };
}
