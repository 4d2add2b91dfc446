/** True if the connection is slow or metered (data saver, 2g). Nothing is prefetched then. */
export function isSaving(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}
