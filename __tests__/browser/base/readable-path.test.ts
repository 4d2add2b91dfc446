import { encodePath, toReadablePath } from "../../../src/browser/base/readable-path";

test.each([
  { path: "/one%20two", decoded: "/one two", encoded: "/one%20two" },
  { path: "/%C3%BC", decoded: "/ü", encoded: "/%C3%BC" },
  { path: "/ü", decoded: "/ü", encoded: "/%C3%BC" },
  { path: "/a%2Fb%3Fc%23d", decoded: "/a%2Fb%3Fc%23d", encoded: "/a%2Fb%3Fc%23d" },
  { path: "/100%25", decoded: "/100%25", encoded: "/100%25" },
  { path: "/%25zz", decoded: "/%25zz", encoded: "/%25zz" },
  { path: "/x%E0%A4%A", decoded: "/x%E0%A4%A", encoded: "/x%E0%A4%A" },
  { path: "/%zz", decoded: "/%zz", encoded: "/%zz" },
])(
  "$path becomes $decoded and $encoded, however often it's converted",
  ({ path, decoded, encoded }) => {
    expect([toReadablePath(path), toReadablePath(toReadablePath(path))]).toEqual([
      decoded,
      decoded,
    ]);
    expect([encodePath(path), encodePath(encodePath(path))]).toEqual([encoded, encoded]);
  },
);
