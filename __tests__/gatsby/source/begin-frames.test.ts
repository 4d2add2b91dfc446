import { jest } from "@jest/globals";
import { createJob } from "../../../src/pipeline/jobs/job";
import type { WrittenFrames } from "../../../src/pipeline/scripts/live-files";

const writeLiveFiles = jest.fn(() => Promise.resolve({} as WrittenFrames));
jest.unstable_mockModule("../../../src/pipeline/scripts/live-files", () => ({ writeLiveFiles }));
const { beginFrames } = await import("../../../src/gatsby/source/begin-frames");

const NODE = "https://forno.celo.org";
const networks = [
  { status: "current", rpc: [NODE, "wss://forno.celo.org"] },
  { status: "ended", rpc: ["https://alfajores-forno.celo-testnet.org"] },
] as never;

afterEach(() => {
  delete process.env.RUN_ON_CELO;
});

test.each([
  { value: "", nodes: [NODE] },
  { value: "off", nodes: [] },
])("RUN_ON_CELO as '$value': frames may call $nodes", async ({ value, nodes }) => {
  process.env.RUN_ON_CELO = value;
  const build = {
    root: "/site",
    sentFiles: new Set<string>(),
    jobs: { frames: createJob<WrittenFrames>("frames") },
  };
  beginFrames(build, { networks });
  await build.jobs.frames.result();
  expect(writeLiveFiles).toHaveBeenLastCalledWith(build, nodes);
});
