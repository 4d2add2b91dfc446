/** The environment variables that our threads read. */
const NEEDED = ["NODE_ENV", "gatsby_executing_command"] as const;

/**
 * Returns the environment of a thread that reads content: only the variables that it needs. If a page managed to run
 * code in its thread, that code would find no keys or tokens.
 */
export const workerEnvironment = (all: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    NEEDED.flatMap((name) => {
      const value = all[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
