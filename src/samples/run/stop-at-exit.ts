const running = new Set<() => void>();

const stopAll = (): void => {
  for (const stop of running) stop();
};

/**
 * Has what this process has started end with it, also after an exception or a signal.
 * @returns A function that ends it now.
 */
export function stopAtExit(stop: () => void): () => void {
  running.add(stop);
  process.off("exit", stopAll).once("exit", stopAll);
  // Signals end a process without that event, unless somebody listens.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
  return () => {
    running.delete(stop);
    stop();
  };
}
