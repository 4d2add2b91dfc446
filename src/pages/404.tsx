import { Metadata } from "../components/layout/Metadata";
import { TextPage } from "../components/ui/TextPage";
import * as labels from "../site/labels";

export default function NotFoundPage() {
  return (
    <TextPage title={labels.notFoundTitle}>
      <Metadata
        title={labels.notFoundTitle}
        description={labels.notFound[0]}
        canonicalPath="/404"
        isHidden
      />
      {labels.notFound.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </TextPage>
  );
}
