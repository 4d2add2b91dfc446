import type { ReactNode } from "react";
import { styleGuide } from "../../site/style-guide";
import { Metadata } from "../layout/Metadata";
import { IntroPage } from "../ui/IntroPage";

/** The layout of src/pages/markdown-page.mdx. */
export function StyleGuide({ children }: { readonly children: ReactNode }) {
  return (
    <IntroPage title={styleGuide.title} lead={styleGuide.lead} isWide>
      <Metadata
        title={styleGuide.title}
        description={styleGuide.description}
        canonicalPath={styleGuide.path}
      />
      <div className="prose">
        <div>{children}</div>
      </div>
    </IntroPage>
  );
}
