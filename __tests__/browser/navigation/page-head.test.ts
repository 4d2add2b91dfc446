import { showHead } from "../../../src/browser/navigation/page-head";
import { loadPageHtml } from "../../../src/browser/navigation/page-html";

const OWN = 'data-own=""';
const head = () => document.head.innerHTML;

beforeEach(async () => {
  document.head.innerHTML = `<title>Old</title><meta name="viewport" content="v"><meta ${OWN} name="description" content="old">`;
  const page = `<head><title>Gas &amp; fees</title><meta name="viewport" content="other"><link ${OWN} rel="canonical" href="/gas"></head><body></body>`;
  globalThis.fetch = () =>
    Promise.resolve({
      ...{ ok: true, url: `${location.origin}/gas` },
      text: () => Promise.resolve(page),
    } as Response);
  await loadPageHtml("/gas");
});

test("title and tags of a page's own take the place of those before; the site's stay", () => {
  showHead("/gas");
  expect(document.title).toBe("Gas & fees");
  expect(head()).toBe(
    `<title>Gas &amp; fees</title><meta name="viewport" content="v"><link ${OWN} rel="canonical" href="/gas">`,
  );
});

test("for a page that was not loaded the head stays as it is", () => {
  const before = head();
  showHead("/unknown");
  expect(head()).toBe(before);
});
