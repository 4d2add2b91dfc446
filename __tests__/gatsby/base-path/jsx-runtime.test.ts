import { jsx, jsxs } from "../../../src/gatsby/base-path/jsx-runtime";

const globals = globalThis as { BASE_PATH?: string };
const propsOf = (element: unknown) => (element as { readonly props: unknown }).props;

beforeAll(() => {
  globals.BASE_PATH = "/docs";
});
afterAll(() => {
  globals.BASE_PATH = "";
});

test("the URLs of elements get the base path, but the props of components don't", () => {
  const props = { href: "/a", src: "/a.png", srcSet: "/a.png 1x", action: "/s", title: "/t" };
  expect(propsOf(jsx("a", props))).toEqual({
    href: "/docs/a",
    src: "/docs/a.png",
    srcSet: "/docs/a.png 1x",
    action: "/docs/s",
    title: "/t",
  });
  expect(propsOf(jsxs(() => null, props))).toEqual(props);
});
