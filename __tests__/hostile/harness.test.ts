import { findHarm } from "../support/harmless";

describe("the harness finds harmful HTML", () => {
  test.each([
    ["a script", "<p><script>x</script></p>"],
    ["a handler", '<p onclick="x">a</p>'],
    ["a frame's document", '<p srcdoc="x">a</p>'],
    ["a style attribute", '<p style="x">a</p>'],
    ["a scheme that runs", '<a href="javascript:x">a</a>'],
    ["one that contains characters that browsers drop", '<a href="java&#10;script:x">a</a>'],
    ["one after a control character", '<a href="&#1;javascript:x">a</a>'],
    ["data", '<img src="data:text/html,x">'],
    ["another host", '<a href="//evil.example">a</a>'],
    ["another host by backslashes", '<a href="/\\evil.example">a</a>'],
    ["a form", "<form></form>"],
    ["an animation of a link", "<svg><a><animate attributeName='href'/></a></svg>"],
    ["a drawing of another file", '<svg><use href="/x.svg#picture-1"></use></svg>'],
    ["a copy of something that isn't a figure", '<svg><use href="#search"></use></svg>'],
    ["an end of the page's own element", "</main><p>a</p>"],
    ["a comment that swallows the rest", "<p>a</p><!-- "],
    ["an attribute that is never closed", '<p title="a'],
  ])("%s", (_, html) => {
    expect(findHarm(html)).not.toEqual([]);
  });

  test("the harness finds no harm in our components' HTML", () => {
    const html =
      '<figure class="code-block"><pre tabindex="0"><code>a</code></pre></figure>' +
      '<p><a href="/build#x">a</a> <a href="https://celo.org">b</a> <a href="#x">c</a> <a href="?q=a:b">d</a></p>' +
      '<svg id="picture-1"></svg><svg><use href="#picture-1" width="100%" height="100%"></use></svg>' +
      '<math><mrow style="color:red"><mi>x</mi></mrow></math><input type="checkbox" disabled>';
    expect(findHarm(html)).toEqual([]);
  });
});
