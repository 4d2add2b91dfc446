import { ERRORS_FILE } from "../../../../src/data/errors/known-errors";
import { compile, htmlOf } from "../../../support/compile";
import { ERROR_FILES } from "../../../support/errors";

test("each error has an id, its parameters, its selector, its cause and fix, and its source", () => {
  const html = htmlOf("<ErrorList />", { files: ERROR_FILES });
  expect(html).toContain(
    '<dt id="row.refused"><code>Refused</code><code>(address by)</code></dt><dd>The sender is <code>refused</code>. Ask the owner of it.<br><small><code>0x7f9ad9f5</code></small>'.replace(
      /0x[0-9a-f]{8}/,
      SELECTOR,
    ),
  );
  expect(html).toContain('<a class="text-link external" href="https://example.org">Tokens</a>');
  expect(html).toContain("<code>0x11</code>");
});

const SELECTOR = /<small><code>(0x[0-9a-f]{8})/.exec(
  htmlOf("<ErrorList />", { files: ERROR_FILES }),
)![1]!;

test("each error is a section for the search, and links have positions in the data file", () => {
  const { body, doc } = compile("<ErrorList />", { files: ERROR_FILES });
  expect(body.sections.find(({ depth }) => depth === 3)).toEqual({
    ...{ id: "row.refused", depth: 3, title: "Refused", text: SELECTOR },
  });
  expect(doc.toc.map(({ id }) => id)).toEqual(["contract-errors", "panics"]);
  expect(doc.links.find(({ target }) => target === "/learn")).toMatchObject({
    file: ERRORS_FILE,
    line: 6,
  });
});

test("the field has a label, and the Markdown copy doesn't have it", () => {
  const { html, body } = compile("<ErrorField />\n\nText.");
  expect(html).toContain(
    '<div class="error-field" data-error-field data-needs-script><label for="error-text">',
  );
  expect(body.twin).not.toContain("Paste");
});

test("two errors with one name have different ids", () => {
  const second =
    "  - { signature: Refused(uint256 code), by: Tokens, cause: The code is refused., fix: Send another code., source: https://example.org }\n";
  const text = ERROR_FILES[ERRORS_FILE]!.replace("panics:", `${second}panics:`);
  const { html, body } = compile("<ErrorList />", { files: { [ERRORS_FILE]: text } });
  const ids = ["row.refused", "row.refused-2"];
  expect([...html.matchAll(/<dt id="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
  expect(body.sections.flatMap(({ depth, id }) => (depth === 3 ? id : []))).toEqual(ids);
});
