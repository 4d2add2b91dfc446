import { render, screen } from "@testing-library/react";
import { Feedback } from "../../../src/components/doc/footer/Feedback";
import { PageMenu } from "../../../src/components/doc/PageMenu";

const show = () => render(<Feedback path="/build/fees & gas" />);

test.each(["Wrong", "Outdated", "Incomplete", "Unclear", "Broken"])(
  'after "No", %s starts an issue that contains the page\'s path',
  (reason) => {
    const { container } = show();
    const link = [...container.querySelectorAll("details a")].find(
      ({ textContent }) => textContent === reason,
    );
    const address = new URL((link as HTMLAnchorElement).href);
    expect(address.origin + address.pathname).toBe("https://github.com/celo-org/docs/issues/new");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      title: `/build/fees & gas: ${reason}`,
    });
  },
);

test('"No" opens five reasons, "Yes" starts an issue at once', () => {
  const { container } = show();
  expect(container.querySelector("summary")?.textContent).toBe("No");
  expect(container.querySelectorAll("details a")).toHaveLength(5);
  const yes = screen.getByText<HTMLAnchorElement>("Yes");
  expect(new URL(yes.href).searchParams.get("title")).toBe("/build/fees & gas: Helpful");
});

test("a doc's menu begins with a plain link to its Markdown", () => {
  render(<PageMenu path="/build/one-click quickstart" />);
  const link = screen.getByText("View as Markdown");
  expect(link.getAttribute("href")).toBe("/build/one-click%20quickstart.md");
});
