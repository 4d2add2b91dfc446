import { compareOutput } from "../../../src/samples/run/compare-output";

test.each([
  { shown: "a\nb", printed: "a\n\nb  \n" },
  { shown: "success 0x…", printed: "success 0x12" },
  { shown: "a\n…\nd", printed: "a\nb\nc\nd" },
  { shown: "a\n…", printed: "a" },
  { shown: "…", printed: "" },
  { shown: "limit: …n (of 7)", printed: "limit: 12n (of 7)" },
])("a page may show $shown where $printed was printed", ({ shown, printed }) => {
  expect(compareOutput(shown, printed)).toBeUndefined();
});

test.each([
  { shown: "a\nb", printed: "a\nc", wanted: "b", found: "c" },
  { shown: "a\nb", printed: "a", wanted: "b", found: "nothing more" },
  { shown: "a", printed: "a\nb", wanted: "nothing more", found: "b" },
  { shown: "a\n…\nd", printed: "a\nb", wanted: "d", found: "b" },
  { shown: "1.5 CELO", printed: "1x5 CELO", wanted: "1.5 CELO", found: "1x5 CELO" },
  { shown: "0x…1", printed: "0x2", wanted: "0x…1", found: "0x2" },
])("a page that shows $shown is wrong if $printed was printed", ({ shown, printed, ...rest }) => {
  expect(compareOutput(shown, printed)).toEqual(rest);
});
