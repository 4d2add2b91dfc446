import { render, screen } from "@testing-library/react";
import { FilterColumns } from "../../../src/components/ui/FilterColumns";
import { FilterForm } from "../../../src/components/ui/FilterForm";
import { find } from "../../browser/find";

test("readers reach the field first, then the filters, then the filtered list", () => {
  render(
    <FilterColumns
      filter={
        <FilterForm aria-label="Filter" field={<input type="search" />}>
          <input type="checkbox" />
        </FilterForm>
      }
    >
      <input type="text" />
    </FilterColumns>,
  );
  const types = [...document.querySelectorAll("input")].map(({ type }) => type);
  expect(types).toEqual(["search", "checkbox", "text"]);
  expect(screen.getByRole("form", { name: "Filter" }).dataset.print).toBe("no");
});

test("the collapsible element only precedes the filters, so wide windows can show them without it", () => {
  render(<FilterForm isOpen>filters</FilterForm>);
  const fold = find<HTMLDetailsElement>("details");
  expect([fold.open, fold.textContent, fold.children.length]).toEqual([true, "Filters", 1]);
  expect(fold.nextElementSibling?.textContent).toBe("filters");
});

test("without filters there is no collapsible element", () => {
  render(<FilterForm field={<input />}>{false}</FilterForm>);
  expect(document.querySelector("details")).toBeNull();
});
