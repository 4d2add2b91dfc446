import { find } from "../find";

const root = document.documentElement;

function clickSwitch(name: string): void {
  document.body.innerHTML = `<button data-switch="${name}"><span>icon</span></button>`;
  find("span").click();
}

beforeAll(async () => {
  document.head.innerHTML = '<meta name="theme-color">';
  localStorage.setItem("sidebar", "hidden");
  history.replaceState({ from: "here" }, "", "/build.html?a=1#fees");
  await import("../../../src/browser/boot/before-paint");
});

test("the site is dark until the reader chooses otherwise, and knows that scripts run", () => {
  expect(root.dataset).toMatchObject({ theme: "dark", js: "" });
});

test("a sidebar hidden earlier is hidden before the first paint, and the switch shows it again", () => {
  expect(root.hasAttribute("data-sidebar-hidden")).toBe(true);
  clickSwitch("sidebar");
  expect(root.hasAttribute("data-sidebar-hidden")).toBe(false);
  expect(localStorage.getItem("sidebar")).toBe("shown");
});

test("the color switch works before React, is stored, and colors the browser's toolbar", () => {
  clickSwitch("theme");
  expect(root.dataset.theme).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
  expect(find<HTMLMetaElement>("meta").content).toBe("#fdfcf8");
});

test("another tab's choice applies here, and cleared storage means dark", () => {
  root.dataset.theme = "dark";
  localStorage.setItem("theme", "light");
  dispatchEvent(new StorageEvent("storage", { key: "sidebar" }));
  expect(root.dataset.theme).toBe("dark");
  dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(root.dataset.theme).toBe("light");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(root.dataset.theme).toBe("dark");
});

test("a URL with an extension becomes the page's URL, with its query, anchor and state", () => {
  expect(location.pathname + location.search + location.hash).toBe("/build?a=1#fees");
  expect(history.state).toEqual({ from: "here" });
});
