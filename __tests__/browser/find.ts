/** The first matching element. A test that looks for something missing fails with its selector. */
export function find<T extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}
