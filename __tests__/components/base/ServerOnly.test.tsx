import { render } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { ServerOnly } from "../../../src/components/base/ServerOnly";
import { find } from "../../browser/find";

test("on the server it renders its children", () => {
  const { container } = render(
    <ServerOnly id="footer">
      <p>made at build time</p>
    </ServerOnly>,
  );
  expect(container.innerHTML).toBe(
    '<div class="contents" data-server-only="footer"><p>made at build time</p></div>',
  );
});

test("a browser without children keeps the server's HTML", () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML =
    '<div id="root"><div class="contents" data-server-only="footer"><p>made at build time</p></div></div>';
  const root = find("#root");
  const paragraph = root.querySelector("p");
  act(() => void hydrateRoot(root, <ServerOnly id="footer">{false}</ServerOnly>));
  expect(root.querySelector("p")).toBe(paragraph);
});
