/** Whether the connection is metered or slow (data saver, 2g): then nothing is fetched ahead of time. */
export function isSaving(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}
