import { announcement, findExpiry } from "../../src/site/announcement";

test("an announcement is current until its last day, and then a build prints a warning", () => {
  const one = { ...announcement, text: "Celo is an L2.", until: "2027-03-26" };
  expect(findExpiry(one, "2027-03-26")).toBeUndefined();
  expect(findExpiry(one, "2027-03-27")).toBe(
    'The announcement "Celo is an L2." was news until 2027-03-26. Update its text or date in src/site/announcement.ts.',
  );
});

test("its last day is a date", () => {
  expect(new Date(announcement.until).toISOString().slice(0, 10)).toBe(announcement.until);
});
