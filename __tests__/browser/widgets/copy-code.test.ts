import { jest } from "@jest/globals";
import { readCode, watchCopyButtons } from "../../../src/browser/widgets/copy-code";
import { find } from "../find";

function block(code: string, language = "ts"): HTMLElement {
  document.body.innerHTML = `<figure class="code-block" data-language="${language}"><pre><code>${code}</code></pre><button data-copy>Copy</button></figure>`;
  return find("code");
}

describe("the copied code", () => {
  test("is the text without the markers of its notes", () => {
    const code = block(
      '<span class="t-k">const</span> a = 1;<button class="code-note">1</button>\n',
    );
    expect(readCode(code)).toBe("const a = 1;");
  });

  test("keeps the code's own spaces and line breaks", () => {
    const note = '<button class="code-note">1</button>';
    expect(readCode(block(`a  ${note}\nb${note}\n${note}c\n\nd`))).toBe("a \nb\nc\n\nd");
    const gone = '<span class="line line-deleted">x</span>';
    expect(readCode(block(`a \n${gone}\n\nb`))).toBe("a \n\nb");
  });

  test("leaves out lines that are marked as removed", () => {
    const code = block(
      '<span class="line">a</span>\n<span class="line line-deleted">b</span>\n<span class="line">c</span>',
    );
    expect(readCode(code)).toBe("a\nc");
  });

  test("of a diff is the whole diff", () => {
    const code = block(
      '<span class="line line-deleted">- b</span>\n<span class="line">+ c</span>',
      "diff",
    );
    expect(readCode(code)).toBe("- b\n+ c");
  });
});

describe("the copy button", () => {
  const writeText = jest.fn<(text: string) => Promise<void>>();
  const status = () => document.querySelector("[role=status]")?.textContent;

  beforeAll(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    watchCopyButtons();
  });
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test("copies, shows a mark for a while and announces it", async () => {
    writeText.mockResolvedValueOnce();
    block("npm start");
    const button = find("[data-copy]");
    button.click();
    await jest.advanceTimersByTimeAsync(100);
    expect(writeText).toHaveBeenCalledWith("npm start");
    expect(status()).toBe("Copied");
    expect(button.dataset.copied).toBe("");
    await jest.advanceTimersByTimeAsync(3000);
    expect(button.dataset.copied).toBeUndefined();
  });

  test("says what to do when the browser refuses", async () => {
    writeText.mockRejectedValueOnce(new DOMException("denied", "NotAllowedError"));
    block("npm start");
    find("[data-copy]").click();
    await jest.advanceTimersByTimeAsync(100);
    expect(status()).toBe("The code couldn't be copied. Select it and copy it by hand.");
  });

  test("copies a clicked value, unless the reader has selected text", () => {
    writeText.mockReset().mockResolvedValue();
    document.body.innerHTML =
      '<span class="value"><code><span>0x4711111111111111</span><span>2222</span></code><button data-copy></button></span>';
    find("code span").click();
    expect(writeText.mock.calls).toEqual([["0x47111111111111112222"]]);
    getSelection()?.selectAllChildren(find("code"));
    find("code span").click();
    expect(writeText).toHaveBeenCalledTimes(1);
  });
});
