/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import Html from "../src/html";

const globals = globalThis as { META_POLICIES?: object | null; LISTING_SCRIPT?: string };
globals.LISTING_SCRIPT = "filter()";

const write = (body: string): string =>
  renderToStaticMarkup(
    <Html
      htmlAttributes={{ lang: "en" }}
      bodyAttributes={{ className: "docs" }}
      headComponents={<title>Gas</title>}
      preBodyComponents={<p>before</p>}
      postBodyComponents={<p>after</p>}
      body={body}
    />,
  );
const policyIn = (html: string): string | undefined =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];

test.each([
  { body: "<p>words</p>", policy: "of pages" },
  { body: "<script>filter()</script>", policy: "of listings" },
])("the policy of $body is that $policy, and comes before everything it applies to", (given) => {
  globals.META_POLICIES = { page: "of pages", listing: "of listings" };
  const html = write(given.body);
  expect(policyIn(html)).toBe(given.policy);
  expect(html).toMatch(/^<html lang="en"><head><meta charSet="utf-8"\/><meta http-equiv/);
});

test("in development there is none, and Gatsby's own is used", () => {
  globals.META_POLICIES = null;
  const html = write("<main>words</main>");
  expect(policyIn(html)).toBeUndefined();
  expect(html).toContain("<title>Gas</title></head>");
  expect(html).toContain(
    '<body class="docs"><p>before</p><div id="___gatsby"><main>words</main></div><p>after</p></body>',
  );
});
