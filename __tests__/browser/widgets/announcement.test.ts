import { watchAnnouncement } from "../../../src/browser/widgets/announcement";
import { ANNOUNCEMENT_ID } from "../../../src/site/announcement";
import { find } from "../find";

const state = () => [
  document.documentElement.dataset.announcement,
  localStorage.getItem("announcement"),
];

beforeAll(watchAnnouncement);
beforeEach(() => {
  delete document.documentElement.dataset.announcement;
  localStorage.clear();
  document.body.innerHTML =
    "<p id='text'>words</p><button data-close-announcement><svg></svg></button>";
});

test("its button closes the bar, and the choice is kept for this announcement", () => {
  find("svg").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(state()).toEqual(["closed", ANNOUNCEMENT_ID]);
});

test("a click on anything else doesn't close it", () => {
  find("#text").click();
  document.dispatchEvent(new MouseEvent("click"));
  expect(state()).toEqual([undefined, null]);
});
