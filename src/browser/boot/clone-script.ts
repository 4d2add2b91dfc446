/** A script of a template as one that runs: those that are cloned from a template do not. */
export function cloneScript(dead: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement("script");
  for (const { name, value } of dead.attributes) script.setAttribute(name, value);
  script.text = dead.text;
  return script;
}
