import type { Modules } from "./run-code";
import * as viem from "./viem-tools";

/** The modules that an example may import. */
export const VIEM_MODULES: Modules = { viem, "viem/utils": viem };
