import { type ReactNode, useRef, useState } from "react";
import { readCode } from "../../browser/widgets/copy-code";
import * as labels from "../../site/labels";
import { Lazy } from "../ui/Lazy";
import type { LiveEditorProps } from "./LiveEditor";

export interface LiveCodeProps {
  readonly language: string;
  /** The code, as an ordinary highlighted block. */
  readonly children: ReactNode;
}

const loadEditor = () => import("./LiveEditor");

/** A code block that turns into an editor when the reader asks for it. No part of the editor is loaded before that. */
export function LiveCode({ language, children }: LiveCodeProps) {
  const [open, setOpen] = useState<Pick<LiveEditorProps, "code" | "title">>();
  const block = useRef<HTMLDivElement>(null);
  const shown = (
    <div ref={block} className="live">
      {children}
      <button
        type="button"
        className="code-run"
        data-needs-app=""
        data-needs-script=""
        disabled={open !== undefined}
        onClick={() => {
          // On the home page, the block contains one code element for each token that can pay the fee
          // (home/FeeCard.tsx), and only one of these elements is visible.
          const all = [...(block.current?.querySelectorAll("code") ?? [])];
          const code = all.find((one) => one.getClientRects().length > 0) ?? all[0];
          const title = block.current?.querySelector(".code-header")?.textContent ?? undefined;
          if (code) setOpen({ code: readCode(code), title });
        }}
      >
        {labels.editAndRun}
      </button>
    </div>
  );
  if (!open) return shown;
  return (
    <Lazy name="LiveEditor" load={loadEditor} props={{ language, ...open }} meanwhile={shown} />
  );
}
