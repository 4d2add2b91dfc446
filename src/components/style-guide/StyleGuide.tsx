import type { ReactNode } from "react";
import { styleGuide } from "../../site/style-guide";
import { IntroPage } from "../ui/IntroPage";

/** Layout for src/pages/markdown-page.mdx. */
export function StyleGuide({ children }: { readonly children: ReactNode }) {
  const { title, lead, description, path } = styleGuide;
  return (
    <IntroPage title={title} lead={lead} description={description} canonicalPath={path}>
      <div className="prose">
        <div>{children}</div>
      </div>
    </IntroPage>
  );
}
