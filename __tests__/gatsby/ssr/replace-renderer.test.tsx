/** @jest-environment node */
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Helmet } from "react-helmet";
import { replaceRenderer } from "../../../src/gatsby/ssr/replace-renderer";

/**
 * A page with short texts, so that React writes each of them into its buffer of 2,048 bytes. With some lengths, the
 * bytes of the arrow are on both sides of the buffer's end.
 */
const pageOf = (length: number): ReactNode => (
  <p>
    {Array.from({ length: 20 }, (_, index) => (
      <b key={index}>{"x".repeat(90)}</b>
    ))}
    {"x".repeat(length)}
    <i>Next →</i>
  </p>
);
const LENGTHS = Array.from({ length: 200 }, (_, index) => index);

async function renderWithGatsby(page: ReactNode): Promise<string> {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      chunks.push(Buffer.from(chunk as string));
      done();
    },
  });
  await new Promise((resolve) => {
    stream.on("finish", resolve);
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(stream) });
  });
  return Buffer.concat(chunks).toString("utf8");
}

async function renderWithSite(page: ReactNode): Promise<string> {
  let html = "";
  const args = {
    bodyComponent: page,
    replaceBodyHTMLString: (text: string) => (html = text),
  } as unknown as Parameters<typeof replaceRenderer>[0];
  await replaceRenderer(args, { plugins: [] });
  return html;
}

test("React's stream writes NUL bytes, which is why the site has its own renderer", async () => {
  const pages = await Promise.all(LENGTHS.map((length) => renderWithGatsby(pageOf(length))));
  expect(pages.some((html) => html.includes("\0"))).toBe(true);
});

test("no page has a NUL byte, and every text is complete", async () => {
  const pages = await Promise.all(LENGTHS.map((length) => renderWithSite(pageOf(length))));
  for (const html of pages) {
    expect(html).not.toContain("\0");
    expect(html).toContain("Next →");
  }
});

test("pages rendered at the same time keep their own heads", async () => {
  Helmet.canUseDOM = false;
  const names = ["A", "B", "C"];
  const titles = names.map(async (name) => {
    await renderWithSite(<Helmet title={name} />);
    return Helmet.renderStatic().title.toString();
  });
  expect(await Promise.all(titles)).toEqual(
    names.map((name) => expect.stringContaining(`>${name}<`) as unknown),
  );
});
