import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { footer } from "../../support/shell";

// jest.config.mjs replaces every CSS module with an empty module, which needs the class names of the styles here.
const names = "bar onSunken onButton inText inButtonInk footer sunken".split(" ");
jest.unstable_mockModule("../../support/empty-module", () =>
  Object.fromEntries(names.map((name) => [name, name])),
);
let style = "page";
jest.unstable_mockModule("../../../src/components/base/use-shell", () => ({
  useShell: () => ({ footer: { ...footer, style } }),
}));
const { AnnouncementBar } = await import("../../../src/components/layout/AnnouncementBar");
const { Footer } = await import("../../../src/components/layout/Footer");

test.each([
  { backgroundColor: "sunken", textColor: "text", classes: "bar onSunken inText" },
  { backgroundColor: "button", textColor: "button-ink", classes: "bar onButton inButtonInk" },
] as const)("an announcement can be $textColor on $backgroundColor", ({ classes, ...colors }) => {
  render(<AnnouncementBar colors={colors} />);
  expect(screen.getByRole("complementary").className).toBe(classes);
});

test.each([
  { style: "page", classes: ["footer"] },
  { style: "sunken", classes: ["footer", "sunken"] },
] as const)("a footer with the style $style has that background", ({ classes, ...given }) => {
  ({ style } = given);
  render(<Footer />);
  expect([...screen.getByRole("contentinfo").classList]).toEqual(classes);
});
