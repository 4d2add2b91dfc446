import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CONTRACTS_FOLDER } from "../../../src/samples/run/state";

test.each(readdirSync(CONTRACTS_FOLDER))("%s is a short source with a license", (name) => {
  const text = readFileSync(join(CONTRACTS_FOLDER, name), "utf8");
  expect(name).toMatch(/^\w+\.sol$/);
  expect(text).toMatch(/^\/\/ SPDX-License-Identifier: MIT\n(?:\/\/.*\n)*pragma solidity /);
  expect(text.split("\n").length).toBeLessThanOrEqual(250);
});
