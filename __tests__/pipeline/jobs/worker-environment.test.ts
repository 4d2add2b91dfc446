import { join } from "node:path";
import Tinypool from "tinypool";
import { workerEnvironment } from "../../../src/pipeline/jobs/worker-environment";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

const OURS = { NODE_ENV: "production", gatsby_executing_command: "build" };

test("a thread gets the variables it needs, but no keys that the build has for other steps", async () => {
  const folder = newFolder({ "tell.mjs": "export default () => ({ ...process.env });" });
  const all = { ...OURS, SEARCH_ADMIN_KEY: "secret", NPM_TOKEN: "secret", PATH: "/bin" };
  process.env.SEARCH_ADMIN_KEY = "secret";
  const env = workerEnvironment(all);
  const pool = new Tinypool({
    filename: join(folder, "tell.mjs"),
    minThreads: 1,
    maxThreads: 1,
    env,
  });
  try {
    const seen = (await pool.run({})) as Record<string, string>;
    expect(seen).toMatchObject(OURS);
    expect(
      Object.keys(seen)
        .filter((name) => !name.startsWith("TINYPOOL"))
        .sort(),
    ).toEqual(Object.keys(OURS));
  } finally {
    await pool.destroy();
    delete process.env.SEARCH_ADMIN_KEY;
  }
});
