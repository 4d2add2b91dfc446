import { addRowAnchors } from "../../../src/browser/widgets/row-anchors";

test("each row with an id gets one link to itself", () => {
  document.body.innerHTML =
    '<div class="prose"><table><tr id="row.usdc"><th>USDC</th><td>6</td></tr><tr><td>none</td></tr></table></div>';
  addRowAnchors();
  addRowAnchors();
  const links = [...document.querySelectorAll("a")].map((link) => link.outerHTML);
  expect(links).toEqual([
    '<a class="heading-anchor" data-needs-script="" href="#row.usdc" aria-label="Link to this row"></a>',
  ]);
});
