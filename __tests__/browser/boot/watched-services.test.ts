import { jest } from "@jest/globals";

const watchServices = jest.fn();
jest.unstable_mockModule("../../../src/browser/services/services", () => ({ watchServices }));

/** Runs the head's inline script as in a build with these services. */
async function start(services: object): Promise<number> {
  watchServices.mockClear();
  jest.resetModules();
  Object.assign(globalThis, { SERVICES: { honorsDoNotTrack: true, ...services } });
  await import("../../../src/browser/boot/before-paint");
  return watchServices.mock.calls.length;
}

test.each([
  { services: {}, count: 0 },
  { services: { assistant: { url: "https://assistant.example" } }, count: 0 },
  { services: { analyticsId: "G-1" }, count: 1 },
  { services: { tagManagerId: "GTM-1" }, count: 1 },
  { services: { marketingId: "1" }, count: 1 },
])("with $services they are watched $count times", async ({ services, count }) => {
  expect(await start(services)).toBe(count);
});
