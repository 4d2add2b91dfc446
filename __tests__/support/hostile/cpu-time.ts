/** Runs something and fails when it takes more than two seconds of the processor, whatever else the machine does. */
export function withinTwoSeconds<Result>(run: () => Result): Result {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  if (seconds > 2) throw new Error(`This took ${seconds.toFixed(1)} s of CPU time.`);
  return result;
}
