import { type ReactNode, useRef, useState } from "react";
import { readCode } from "../../browser/widgets/copy-code";
import * as labels from "../../site/labels";
import { Lazy } from "../ui/Lazy";

export interface LiveCodeProps {
  readonly language: string;
  /** The code as a normal, highlighted block. */
  readonly children: ReactNode;
}

const loadEditor = () => import("./LiveEditor");

/** A code block that becomes an editor when the reader asks for it; before that nothing of the editor is loaded. */
export function LiveCode({ language, children }: LiveCodeProps) {
  const [code, setCode] = useState<string>();
  const block = useRef<HTMLDivElement>(null);
  const shown = (
    <div ref={block} className="live">
      {children}
      <p className="live-bar">
        <button
          type="button"
          data-needs-app=""
          data-needs-script=""
          disabled={code !== undefined}
          onClick={() => {
            const element = block.current?.querySelector("code");
            if (element) setCode(readCode(element));
          }}
        >
          {labels.editAndRun}
        </button>
      </p>
    </div>
  );
  if (code === undefined) return shown;
  return <Lazy name="LiveEditor" load={loadEditor} props={{ language, code }} meanwhile={shown} />;
}
