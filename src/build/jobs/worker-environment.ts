/** What our threads ask their environment. */
const NEEDED = ["NODE_ENV", "gatsby_executing_command"] as const;

/**
 * The environment of a thread that reads content: only what it needs. Keys and tokens that a build has for other steps
 * are not there to be found, whatever a page makes of its thread.
 */
export const workerEnvironment = (all: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    NEEDED.flatMap((name) => {
      const value = all[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
