import { startFrame } from "./frame";
import { VIEM_MODULES } from "./viem-modules";

startFrame({ modules: VIEM_MODULES });
