import "../../../src/browser/widgets/image-states"; // Imported here so that the page's import resolves at once.
import { showImageStates } from "../../../src/browser/widgets/images";

const PICTURE = '<img src="/a.png" alt="A">';
const show = async (html: string): Promise<number> => {
  document.body.innerHTML = html;
  showImageStates();
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelectorAll("[data-image-state]").length;
};

test.each([
  { where: "a picture in the page's text", html: `<main>${PICTURE}</main>`, states: 1 },
  { where: "two pictures", html: `<main>${PICTURE}${PICTURE}</main>`, states: 2 },
  { where: "a picture in the shell", html: `<nav>${PICTURE}</nav><main></main>`, states: 0 },
])("$where: $states states", async ({ html, states }) => {
  expect(await show(html)).toBe(states);
});
