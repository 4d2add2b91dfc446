import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";

// What every CSS module is in these tests (jest.config.mjs): here it has the names that the styles have.
const names = "bar onSunken onButton inText inButtonInk footer sunken".split(" ");
jest.unstable_mockModule("identity-obj-proxy", () =>
  Object.fromEntries(names.map((name) => [name, name])),
);
const { AnnouncementBar } = await import("../../../src/components/layout/AnnouncementBar");
const { Footer } = await import("../../../src/components/layout/Footer");

test.each([
  { backgroundColor: "sunken", textColor: "text", classes: "bar onSunken inText" },
  { backgroundColor: "button", textColor: "button-ink", classes: "bar onButton inButtonInk" },
] as const)(
  "an announcement of $textColor on $backgroundColor looks so",
  ({ classes, ...colors }) => {
    render(<AnnouncementBar colors={colors} />);
    expect(screen.getByRole("complementary").className).toBe(classes);
  },
);

test.each([
  { style: "page", classes: ["footer"] },
  { style: "sunken", classes: ["footer", "sunken"] },
] as const)("a footer of the style $style has that background", ({ style, classes }) => {
  render(<Footer style={style} />);
  expect([...screen.getByRole("contentinfo").classList]).toEqual(classes);
});
