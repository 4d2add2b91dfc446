import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";

/** A running `gatsby develop`. */
export interface DevServer {
  readonly origin: string;
  /** Returns the output so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** Finds a port that is currently free. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/**
 * Starts a development server as a writer would, and resolves once it serves this path. If the server ends before that,
 * the error contains its output.
 */
export async function startDevServer(root: string, path: string): Promise<DevServer> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  let printed = "";
  let hasEnded = false;
  const child = spawn(
    "node",
    ["node_modules/gatsby/cli.js", "develop", "--port", String(port), "--host", "127.0.0.1"],
    {
      cwd: root,
      detached: true, // Its own process group, so that all its processes can be stopped together.
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "development",
        NODE_OPTIONS: "",
        GATSBY_TELEMETRY_DISABLED: "1",
        CI: "true",
        // On a writer's machine, where CI isn't set, Gatsby runs only the queries of open pages. This setting makes it
        // do so in CI too.
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
      },
    },
  );
  const read = (part: Buffer): void => {
    printed += part.toString();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  child.on("close", () => {
    hasEnded = true;
  });
  for (;;) {
    // TypeScript doesn't notice that the event handler above changes `hasEnded`.
    if (hasEnded as boolean) throw new Error(`gatsby develop ended:\n${printed.slice(-4000)}`);
    const answer = await fetch(origin + path).catch(() => undefined);
    if (answer?.ok === true) break;
    await new Promise((done) => setTimeout(done, 500));
  }
  return {
    origin,
    printed: () => printed,
    stop: async () => {
      if (hasEnded || child.pid === undefined) return;
      process.kill(-child.pid, "SIGKILL");
      await once(child, "close");
    },
  };
}
