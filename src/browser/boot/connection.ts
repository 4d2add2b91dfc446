/** True if the connection is metered or slow (data saver, 2g), so that nothing is prefetched. */
export function isSaving(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}
