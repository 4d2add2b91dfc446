import { HtmlValidate } from "html-validate";
import { pages } from "../../support/built/built-site";

/*
 * Checks every page with an independent validator (https://html-validate.org). Its preset "standard" contains the HTML
 * standard's requirements, but no matters of taste. It raises no false alarms here, so it needs no exceptions.
 */

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const wrong: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, path);
    for (const { line, column, message, ruleId } of results.flatMap((one) => one.messages))
      wrong.push(`${path}:${line}:${column} ${message} [${ruleId}]`);
  }
  expect(pages.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
}, 600_000);
