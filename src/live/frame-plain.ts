import { compileCode } from "./compile-code";
import { startFrame } from "./frame";
import { VIEM_MODULES } from "./viem-modules";

startFrame({ modules: VIEM_MODULES, compile: compileCode });
