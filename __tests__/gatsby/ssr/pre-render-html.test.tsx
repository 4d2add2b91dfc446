import type { ReactElement, ReactNode } from "react";
import { onPreRenderHTML } from "../../../src/gatsby/ssr/pre-render-html";

type Arguments = Parameters<typeof onPreRenderHTML>[0];
type Element = ReactElement<Readonly<Record<string, unknown>>>;

const HEAD: ReactNode[] = [
  <style key="a" data-href="/component---b.css" />,
  <style key="b" data-href="/styles.css" />,
  <meta key="generator" name="generator" content="Gatsby" />,
  <style key="gatsby-image-style" />,
  <link key="gatsby-plugin-google-gtag" rel="preconnect" />,
  <meta key="kept" name="kept" />,
];
const slice = { sliceId: "_gatsby-scripts" };
const snippet = {
  __html: `gtag('config', 'G-1', {"anonymize_ip":true,"send_page_view":false});`,
};
const BODY: ReactNode[] = [
  <div key="scripts" {...slice} />,
  <script key="path" id="gatsby-script-loader" />,
  <script key="gatsby-plugin-google-gtag-config" dangerouslySetInnerHTML={snippet} />,
  <script key="x-google-gtag" />,
  <div key="kept" />,
  "text",
];

/** Renders a page. Returns the contents of its head and of the end of its body. */
function render(nodes = HEAD, end = BODY): { head: Element[]; body: Element[] } {
  const parts = { head: nodes, body: end };
  const page = {
    getHeadComponents: () => parts.head,
    getPostBodyComponents: () => parts.body,
    replaceHeadComponents: (nodes: ReactNode[]) => (parts.head = nodes),
    replacePostBodyComponents: (nodes: ReactNode[]) => (parts.body = nodes),
    pathname: "/a",
  } as unknown as Arguments;
  onPreRenderHTML(page, { plugins: [] });
  return parts as { head: Element[]; body: Element[] };
}
const services = SERVICES as { tagManagerId?: string; marketingId?: string };
const keys = (nodes: readonly Element[]): unknown[] => nodes.map((node) => node.key ?? node);

afterEach(() => {
  delete services.tagManagerId;
  delete services.marketingId;
});

test("the page contains its styles, the shared ones first, and nothing that pages don't need", () => {
  const { head } = render();
  expect(keys(head)).toEqual(["b", "kept", "a"]);
  expect(head[0]).toBe(HEAD[1]);
});

test("the framework's scripts wait in a template that names the page; others wait in their own template", () => {
  const { body } = render();
  expect(body.slice(1, 3).map((node) => node.key ?? node)).toEqual(["kept", "text"]);
  expect(body).toHaveLength(4);
  expect(body[0]?.type).toBe("template");
  expect(body[0]?.props["data-path"]).toBe("/a");
  const waiting = body[3]?.props.children as Element[];
  expect(keys(waiting)).toEqual(["gatsby-plugin-google-gtag-config", "x-google-gtag"]);
});

test("the scripts of each configured service wait as well", () => {
  services.tagManagerId = "GTM-1";
  services.marketingId = "42";
  const waiting = render().body.at(-1)?.props.children as Element[];
  expect(waiting.slice(2).map(({ props }) => props.src)).toEqual([
    "https://www.googletagmanager.com/gtm.js?id=GTM-1",
    "https://js.hs-scripts.com/42.js",
  ]);
});

test("a development server's pages don't change", () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(render()).toEqual({ head: HEAD, body: BODY });
  Object.assign(process.env, { NODE_ENV: before });
});
