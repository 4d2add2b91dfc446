import { fireEvent, render, screen } from "@testing-library/react";
import { Calculator } from "../../../src/components/calculators/Calculator";
import { FillButton, type FillButtonProps } from "../../../src/components/calculators/FillButton";
import { daysOf, formatNumber, numberOf } from "../../../src/components/calculators/parameters";
import { listStages } from "../../../src/components/calculators/ProposalCalendar";
import { grow } from "../../../src/components/calculators/YieldCalculator";

const PARAMETERS = [
  { name: "Base fee floor", value: "200 gwei of CELO" },
  { name: "Gas added", value: "128,000" },
  { name: "Yield", value: "0.00005075" },
  { name: "Longest stay in the queue", value: "4 weeks" },
  { name: "Referendum stage", value: "7 days" },
  { name: "Execution stage", value: "3 days" },
  { name: "Partner", value: "`GoldToken`" },
];

test("a parameter's number is the start of its value", () => {
  const numbers = ["Base fee floor", "Gas added", "Yield"].map((name) =>
    numberOf(PARAMETERS, name),
  );
  expect(numbers).toEqual([200, 128_000, 0.00005075]);
  expect(daysOf(PARAMETERS, "Longest stay in the queue")).toBe(28);
  expect(daysOf(PARAMETERS, "Referendum stage")).toBe(7);
});

test.each(["Partner", "Floor"])("a build fails if %s has no number", (name) => {
  expect(() => numberOf(PARAMETERS, name)).toThrow(/The parameters are: Base fee floor, Gas added/);
});

test.each([
  [0.0042, "0.0042"],
  [18.6987, "18.7"],
  [1870.4, "1,870"],
  [0, "0"],
])("%d is written %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("365 epochs at the current yield give the 1.87 percent that the page derives", () => {
  expect(formatNumber(grow(1000, 0.00005075, 1, 365) - 1000)).toBe("18.7");
  expect(grow(1000, 0.00005075, 0, 365)).toBe(1000);
});

test("the stages of a proposal follow one another, or it expires in the queue", () => {
  expect(listStages(PARAMETERS, { wait: 14, queued: 1 })).toEqual([
    ["Submitted", 14],
    ["Out of the queue, voting begins", 15],
    ["Voting ends", 22],
    ["Last day to execute it", 25],
  ]);
  expect(listStages(PARAMETERS, { wait: 7, queued: 28 })).toHaveLength(4);
  expect(listStages(PARAMETERS, { wait: 7, queued: 29 }).at(-1)).toEqual([
    "Expired in the queue, deposit lost",
    35,
  ]);
});

describe("a calculator", () => {
  const show = (ask?: FillButtonProps["ask"]) =>
    render(
      <Calculator
        title="Sum"
        tool={
          ask &&
          ((setValue) => (
            <FillButton
              label="Use today's number"
              ask={ask}
              onValue={(value) => {
                setValue("a", value);
              }}
            />
          ))
        }
        fields={[
          { name: "a", label: "First", value: 1, least: 0, most: 10 },
          {
            name: "b",
            label: "Second",
            value: 2,
            least: 0,
            most: 10,
            choices: [
              ["two", 2],
              ["five", 5],
            ],
          },
        ]}
        answer={({ a, b }) => `It is ${a + b}.`}
      >
        What one learns.
      </Calculator>,
    );
  const answer = () => screen.getByRole("status").textContent;

  test("answers at once, and again after every input", () => {
    show();
    expect(screen.getByRole("figure", { name: "Sum" }).textContent).toContain("What one learns.");
    expect(answer()).toBe("It is 3.");
    fireEvent.input(screen.getByRole("spinbutton", { name: "First" }), { target: { value: "4" } });
    fireEvent.input(screen.getByRole("combobox", { name: "Second" }), { target: { value: "5" } });
    expect(answer()).toBe("It is 9.");
  });

  test.each(["", "-1", "11", "e"])(
    "keeps its answer while a field contains %j, and says so",
    (typed) => {
      show();
      const field = screen.getByRole("spinbutton", { name: "First" });
      fireEvent.input(field, { target: { value: "4" } });
      fireEvent.input(field, { target: { value: typed } });
      expect(answer()).toBe("It is 6.First: enter a number from 0 to 10. The result is for 4.");
      fireEvent.input(field, { target: { value: "5" } });
      expect(answer()).toBe("It is 7.");
    },
  );

  test("gets today's value at a click, calculates with it and says where it's from", async () => {
    show(() => Promise.resolve({ value: 7, words: "7 is from a node." }));
    fireEvent.click(screen.getByRole("button", { name: "Use today's number" }));
    expect(screen.getByText("Running…")).not.toBeNull();
    expect(await screen.findByText("7 is from a node.")).not.toBeNull();
    expect(answer()).toBe("It is 9.");
  });

  test("keeps the reader's value if there is no current one, and shows why", async () => {
    show(() => Promise.resolve({ words: "Nobody answered." }));
    fireEvent.input(screen.getByRole("spinbutton", { name: "First" }), { target: { value: "4" } });
    fireEvent.click(screen.getByRole("button", { name: "Use today's number" }));
    expect(await screen.findByText("Nobody answered.")).not.toBeNull();
    expect(answer()).toBe("It is 6.");
  });

  test("a calculator without such a value has no button", () => {
    show();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
