import type { PageProps } from "gatsby";
import { Metadata } from "../components/layout/Metadata";
import { SearchForm } from "../components/search/SearchForm";
import { CardGrid } from "../components/ui/CardGrid";
import { TextPage } from "../components/ui/TextPage";
import * as labels from "../site/labels";
import { searchAreas } from "../site/search";

export default function SearchPage({ location }: PageProps) {
  return (
    <TextPage title={labels.searchPage}>
      <Metadata
        title={labels.searchPage}
        description="Search the Celo documentation, or go to one of its areas."
        canonicalPath="/search"
        isHidden
      />
      <SearchForm query={new URLSearchParams(location.search).get("q") ?? ""} />
      <CardGrid cards={searchAreas} />
    </TextPage>
  );
}
