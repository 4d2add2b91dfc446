import { spawn } from "node:child_process";
import { ADMIN_KEY, APP_ID, INDEX_NAME, PUBLIC_KEY } from "./hosted-service";

/** Runs `npm run search:push` against a local service. */
export function pushRecords(
  origin: string,
  options: readonly string[] = [],
  environment: Readonly<Record<string, string | undefined>> = {},
  cwd = process.cwd(),
): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((done) => {
    const run = spawn("node", ["--import", "tsx", "src/commands/search-push.ts", ...options], {
      cwd,
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        SEARCH_APP_ID: APP_ID,
        SEARCH_PUBLIC_KEY: PUBLIC_KEY,
        SEARCH_INDEX_NAME: INDEX_NAME,
        SEARCH_HOST: origin,
        SEARCH_ADMIN_KEY: ADMIN_KEY,
        ...environment,
      },
    });
    let output = "";
    const read = (data: Buffer): void => {
      output += data.toString();
    };
    run.stdout.on("data", read);
    run.stderr.on("data", read);
    run.on("close", (exitCode) => {
      done({ exitCode, output });
    });
  });
}
