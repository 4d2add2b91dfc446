/** Whether the reader pays for every byte (data-saver, 2g): then nothing is fetched before there is a reason. */
export function isSaving(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}
