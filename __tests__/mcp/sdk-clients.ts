import { Client, type Transport, type VersionNegotiationMode } from "@modelcontextprotocol/client";

/** Clients of both generations: current ones, which request the newest protocol, and older ones. */
export const GENERATIONS: readonly {
  readonly generation: string;
  readonly mode: VersionNegotiationMode;
  readonly version: string;
}[] = [
  { generation: "of the generation before", mode: "legacy", version: "2025-11-25" },
  { generation: "of today", mode: { pin: "2026-07-28" }, version: "2026-07-28" },
  { generation: "that speaks both", mode: "auto", version: "2026-07-28" },
];

/** Connects the SDK's own client, calls a function with it, and closes it. */
export async function withClient<Result>(
  transport: Transport,
  mode: VersionNegotiationMode,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(transport);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

/** Calls a tool. Returns its text and whether it reports an error. */
export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<{ text: string; isError: boolean }> {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  return {
    text: content.map((part) => (part.type === "text" ? part.text : "")).join("\n"),
    isError,
  };
}
