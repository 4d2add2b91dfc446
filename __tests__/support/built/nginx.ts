import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROTLI_MODULE, NGINX } from "../../runner/nginx-paths.mjs";

/** Folder of the site in the recipe. */
const RECIPE_ROOT = "/srv/docs";

export interface RunningNginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Reads the nginx recipe from src/outputs/hosting/README.md. */
function readRecipe(): string {
  const recipe = /```nginx\n([\s\S]*?)```/.exec(
    readFileSync("src/outputs/hosting/README.md", "utf8"),
  )?.[1];
  if (recipe === undefined)
    throw new Error("src/outputs/hosting/README.md has no recipe for nginx.");
  return recipe;
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** Runs nginx with that recipe, for the site whose `public/` and `hosting/` are in `root`. */
export async function startNginx(root: string): Promise<RunningNginx> {
  for (const path of [NGINX, BROTLI_MODULE]) {
    if (!existsSync(path)) {
      throw new Error(`There is no ${path}: run "node __tests__/runner/ensure-nginx.mjs".`);
    }
  }
  const port = await findPort();
  const folder = mkdtempSync(join(tmpdir(), "celo-docs-nginx-"));
  const recipe = readRecipe()
    .replaceAll(RECIPE_ROOT, root)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder};\n`)
    .join("");
  writeFileSync(
    join(folder, "nginx.conf"),
    `load_module ${BROTLI_MODULE};\n${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;\nworker_processes 1;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}${recipe}}\n`,
  );
  const child = spawn(NGINX, ["-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((done) =>
    child.on("exit", () => {
      done();
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`nginx did not answer:\n${said}`);
}
