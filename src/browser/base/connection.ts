/** True if the connection is slow (2g) or metered (data saver). Nothing is prefetched in that case. */
export function isSaving(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}
