import { render } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { Kept } from "../../../src/components/layout/Kept";
import { find } from "../../browser/find";

test("on the server it holds its children", () => {
  const { container } = render(
    <Kept id="footer">
      <p>made at build time</p>
    </Kept>,
  );
  expect(container.innerHTML).toBe(
    '<div class="contents" data-kept="footer"><p>made at build time</p></div>',
  );
});

test("a browser that knows no children keeps what the server made", () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML =
    '<div id="root"><div class="contents" data-kept="footer"><p>made at build time</p></div></div>';
  const root = find("#root");
  const paragraph = root.querySelector("p");
  act(() => void hydrateRoot(root, <Kept id="footer">{false}</Kept>));
  expect(root.querySelector("p")).toBe(paragraph);
});
