import { refusePath } from "../../src/base/content-path";

test.each([
  ["content/docs/a.md", undefined],
  ["shared/a.md", undefined],
  ["content-old/a.md", "outside"],
  ["shared-old/a.md", "outside"],
  ["content", "outside"],
  ["content/../secret.md", "outside"],
  ["content/.git/config", "hidden"],
  ["content/a\\b.md", "characters"],
] as const)("a doc may read %s, or the reason is %s", (file, reason) => {
  expect(refusePath(file, "text", ["shared"])).toBe(reason);
});
