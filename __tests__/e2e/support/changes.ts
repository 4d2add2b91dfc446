import { readFileSync } from "node:fs";
import { readChangelog } from "../../../src/data/changelog";
import { readNetworks } from "../../../src/data/networks";

const source = { readText: (file: string): string => readFileSync(file, "utf8") };

/** The changes that the built site shows, newest first. */
export const { changes } = readChangelog(source, readNetworks(source).networks, "9999-12-31");
