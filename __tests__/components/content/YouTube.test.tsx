import { fireEvent, render, screen } from "@testing-library/react";
import { YouTube } from "../../../src/components/content/YouTube";

const link = () => screen.getByRole("link", { name: "Play video: A video" });

beforeEach(() => void render(<YouTube id="abc" title="A video" />));

test("is a link to the video that requests nothing from YouTube", () => {
  expect(link().getAttribute("href")).toBe("https://www.youtube.com/watch?v=abc");
  expect(document.querySelector("iframe, img")).toBeNull();
});

test("a click plays it in the page, without cookies", () => {
  fireEvent.click(link());
  expect(screen.getByTitle("A video").getAttribute("src")).toBe(
    "https://www.youtube-nocookie.com/embed/abc?autoplay=1",
  );
  expect(document.activeElement).toBe(screen.getByTitle("A video"));
  expect(document.querySelector(".spinner")).not.toBeNull();
  fireEvent.load(screen.getByTitle("A video"));
  expect(document.querySelector(".spinner")).toBeNull();
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "a click with %s follows the link",
  (key) => {
    fireEvent.click(link(), { [key]: true });
    expect(document.querySelector("iframe")).toBeNull();
  },
);
