import { renderHook } from "@testing-library/react";
import { useVersionChoice } from "../../../src/search/ui/use-version-choice";

test("the versions come from the navbar, each once and in the same order", () => {
  const link = (name: string, label: string) => `<a data-version-link="${name}">${label}</a>`;
  document.body.innerHTML = `${link("2.0", "Current")}${link("1.0", "Old one")}${link("2.0", "Current")}`;
  expect(renderHook(useVersionChoice).result.current).toEqual([
    { name: "2.0", label: "Current" },
    { name: "1.0", label: "Old one" },
  ]);
});

test("a single version has no link, and is named after its entry", () => {
  document.body.innerHTML = '<a data-here="current">Next</a><a data-here="">English</a>';
  expect(renderHook(useVersionChoice).result.current).toEqual([{ name: "current", label: "Next" }]);
});

test("without versions there is no choice", () => {
  document.body.innerHTML = "<a>Docs</a>";
  expect(renderHook(useVersionChoice).result.current).toEqual([]);
});
