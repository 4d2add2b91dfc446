import { formatManifests } from "../../src/commands/cli/format-manifests";
import { cliCommand, manifestsOf } from "../support/cli";

test("recorded manifests are JSON with a line for each command", () => {
  const [manifest] = manifestsOf([cliCommand("election:vote"), cliCommand("election:show")]);
  const manifests = [
    { package: "", version: "", commands: [], ...manifest, integrity: "sha512-x" },
  ];
  const text = formatManifests(manifests);
  expect(JSON.parse(text)).toEqual(manifests);
  expect(text.split("\n").filter((line) => line.startsWith('{"id":'))).toHaveLength(2);
});

test("without packages it is an empty list", () => {
  expect(JSON.parse(formatManifests([]))).toEqual([]);
});
