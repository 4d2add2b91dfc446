/** Lists the messages of an error and its causes, outermost first. Stops at a cause that was already listed. */
export function listMessages(error: unknown): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let current = error; current !== undefined && current !== null;) {
    if (seen.has(current)) break;
    seen.add(current);
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return typeof error === "string" ? error : JSON.stringify(error);
}
