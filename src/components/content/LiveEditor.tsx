import "../../browser/base/inert-html"; // Must be the first import: the editor sets HTML as soon as it is imported.
import { type PrismEditor, createEditor } from "prism-code-editor";
import {
  defaultKeymap,
  editHistory,
  editorCommands,
  setIgnoreTab,
} from "prism-code-editor/commands";
import "prism-code-editor/prism/languages/tsx";
import { useEffect, useId, useRef, useState } from "react";
import { announce } from "../../browser/base/announce";
import { type LiveRunner, type RunResult, createLiveRunner } from "../../browser/code/live-runner";
import type { LiveFiles } from "../../live/live-files";
import * as labels from "../../site/labels";
import { withBase } from "../../site/paths/base-path";
import { Spinner } from "../ui/Spinner";

export interface LiveEditorProps {
  readonly language: string;
  readonly code: string;
  /** The text of the block's header; undefined if there is no header. */
  readonly title: string | undefined;
}

/** `src/gatsby/webpack/concerns/site-constants.ts` replaces this constant. */
declare const LIVE_FILES: LiveFiles;

/** Pause in typing after which the code runs, so that it doesn't run at every keypress. */
const TYPING_PAUSE_MS = 500;
const MAX_FRAME_PX = 640;

/**
 * Adds the editor's styles as a constructed style sheet, which the security policy allows, when the first editor loads.
 */
function useEditorStyles(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LIVE_FILES.editorStyles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}

/** An editor with its result below. Pressing Escape and then Tab leaves the editor. */
export default function LiveEditor({ language, code, title }: LiveEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const frameContainer = useRef<HTMLDivElement>(null);
  const editor = useRef<PrismEditor>();
  const runner = useRef<Pick<LiveRunner, "run">>();
  const [result, setResult] = useState<RunResult>();
  const [height, setHeight] = useState(64);
  const hintId = useId();
  const isReact = language.endsWith("x");
  useEditorStyles();

  // Shows an editor, and the frame that runs its code, while this component is mounted.
  useEffect(() => {
    if (!container.current || !frameContainer.current) return;
    const running = createLiveRunner({
      container: frameContainer.current,
      address: withBase(isReact ? LIVE_FILES.frames.react : LIVE_FILES.frames.plain),
      onChange: setResult,
      onHeight: setHeight,
    });
    let ran: string | undefined;
    const run = (text: string): void => {
      ran = text;
      running.run(text);
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const editing = createEditor(
      container.current,
      {
        language: "tsx",
        value: code,
        lineNumbers: false,
        wordWrap: true,
        onUpdate: (text) => {
          clearTimeout(pause);
          pause = setTimeout(() => {
            // The editor also reports its initial code and a reset as changes. That code is already running, and
            // running it again would undo what the reader did in the example.
            if (text !== ran) run(text);
          }, TYPING_PAUSE_MS);
        },
      },
      editorCommands(defaultKeymap),
      editHistory(),
    );
    const { textarea } = editing;
    textarea.setAttribute("aria-label", labels.liveEditor);
    textarea.setAttribute("aria-describedby", hintId);
    textarea.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") setIgnoreTab(true);
    });
    textarea.addEventListener("focus", () => setIgnoreTab(false));
    textarea.focus({ preventScroll: true });
    editor.current = editing;
    runner.current = { run };
    run(code);
    return () => {
      clearTimeout(pause);
      running.end();
      editing.remove();
    };
  }, [code, hintId, isReact]);

  const reset = (): void => {
    editor.current?.setOptions({ value: code });
    runner.current?.run(code);
    announce(labels.liveWasReset);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(editor.current?.value ?? "");
      announce(labels.copied);
    } catch {
      announce(labels.notCopied);
    }
  };

  return (
    <div className="live-editor">
      {title !== undefined && <p className="code-header">{title}</p>}
      <div ref={container} />
      <div className="live-bar-open">
        <span id={hintId}>{labels.liveHint}</span>
        <button type="button" onClick={reset}>
          {labels.liveReset}
        </button>
        <button type="button" onClick={() => void copy()}>
          {labels.liveCopy}
        </button>
      </div>
      <section className="live-result" aria-label={labels.liveResult}>
        <p className="live-result-title">{labels.liveResult}</p>
        <div className="spinner-place">
          <div
            ref={frameContainer}
            hidden={!isReact || (result?.errors.length ?? 0) > 0}
            style={{ blockSize: Math.min(height, MAX_FRAME_PX) }}
          />
          {(result?.isLoading ?? true) && <Spinner />}
        </div>
        <div className="live-log" role="log">
          {result?.logs.map((line, index) => (
            <div key={index}>{line}</div>
          ))}
          {result && !isReact && isEmpty(result) && labels.liveNothing}
        </div>
        {result && result.errors.length > 0 && (
          <div className="live-error admonition admonition-danger" role="alert">
            {result.errors.map((message, index) => (
              <div key={index}>
                {index > 0 && `${labels.cause}: `}
                {message}
              </div>
            ))}
          </div>
        )}
      </section>
    </div>
  );
}

const isEmpty = ({ logs, errors, isRunning }: RunResult): boolean =>
  !isRunning && logs.length === 0 && errors.length === 0;
