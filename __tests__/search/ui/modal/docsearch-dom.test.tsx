import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { askAgain, useModal, useTreeItem } from "../../../../src/search/ui/modal/docsearch-dom";
import { find } from "../../../browser/find";

function Row() {
  const link = useRef<HTMLAnchorElement>(null);
  useTreeItem(link);
  return (
    <ul role="listbox">
      <li className="DocSearch-Hit" role="option" aria-selected="false">
        <a ref={link} href="/a">
          a
        </a>
      </li>
    </ul>
  );
}

/** A window with the attributes of DocSearch's. */
function Modal({ hasRow, onFocus }: { readonly hasRow: boolean; readonly onFocus?: () => void }) {
  const places = useModal();
  return (
    <div className="DocSearch-Container" role="button" tabIndex={0} aria-expanded>
      <input className="DocSearch-Input" aria-labelledby="label" onFocus={onFocus} />
      <div className="DocSearch-Dropdown">{hasRow && <Row />}</div>
      <output>{places ? "placed" : ""}</output>
    </div>
  );
}

test("the window is a dialog with a combobox, whose rows are items of a tree", () => {
  const { rerender } = render(<Modal hasRow />);
  const root = find(".DocSearch-Container");
  expect(root.getAttributeNames()).not.toContain("aria-expanded");
  expect([root.getAttribute("role"), root.getAttribute("aria-modal")]).toEqual(["dialog", "true"]);
  const input = find(".DocSearch-Input");
  expect(input.getAttribute("role")).toBe("combobox");
  expect(input.getAttribute("aria-expanded")).toBe("true");
  expect(find("li").getAttribute("role")).toBe("treeitem");
  expect(find("ul").getAttribute("role")).toBe("tree");
  rerender(<Modal hasRow={false} />);
  expect(input.getAttribute("aria-expanded")).toBe("false");
  expect(root.getAttribute("role")).toBe("dialog");
});

test("there is a place above the list, which is gone with the dialog", () => {
  const { unmount } = render(<Modal hasRow={false} />);
  expect(find("output").textContent).toBe("placed");
  const head = find(".DocSearch-Dropdown").previousElementSibling!;
  expect(head.tagName).toBe("DIV");
  unmount();
  expect(head.isConnected).toBe(false);
});

test("asking again is a focus for DocSearch, while the focus stays where it is", () => {
  let count = 0;
  render(<Modal hasRow={false} onFocus={() => (count += 1)} />);
  const before = document.activeElement;
  act(askAgain);
  expect([count, document.activeElement === before]).toEqual([1, true]);
});
