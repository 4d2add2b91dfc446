import type { ReactNode } from "react";
import { styleGuide } from "../../site/style-guide";
import { Metadata } from "../layout/Metadata";
import { TextPage } from "../ui/TextPage";

/** The layout of src/pages/markdown-page.mdx. */
export function StyleGuide({ children }: { readonly children: ReactNode }) {
  return (
    <TextPage title={styleGuide.title} lead={styleGuide.lead} isWide>
      <Metadata
        title={styleGuide.title}
        description={styleGuide.description}
        canonicalPath={styleGuide.path}
      />
      <div className="prose">
        <div>{children}</div>
      </div>
    </TextPage>
  );
}
