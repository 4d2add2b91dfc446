import { celo, celoSepolia } from "viem/chains";
import { createHttp, createPublicClient } from "./chain-client";
import * as tools from "./chain-tools";
import { startFrame } from "./frame";
import { createRpcLink } from "./rpc-link";

const link = createRpcLink();
const viem = { ...tools, createPublicClient, http: createHttp(link.fetch) };

startFrame({
  modules: { viem, "viem/utils": viem, "viem/chains": { celo, celoSepolia } },
  link,
});
