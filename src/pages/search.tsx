import type { PageProps } from "gatsby";
import { Metadata } from "../components/layout/Metadata";
import { CardGrid } from "../components/ui/CardGrid";
import { TextPage } from "../components/ui/TextPage";
import { SearchPanel } from "../search/ui/SearchPanel";
import { WebSearch } from "../search/ui/WebSearch";
import * as labels from "../site/labels";
import { searchAreas } from "../site/search";

export default function SearchPage({ location }: PageProps) {
  return (
    <TextPage title={labels.searchPage}>
      <Metadata
        title={labels.searchPage}
        description="Search the Celo documentation, or go to one of its areas."
        canonicalPath="/search"
      />
      <WebSearch />
      <SearchPanel search={location.search} />
      <section aria-labelledby="areas">
        <h2 id="areas">{labels.browseAreas}</h2>
        <CardGrid cards={searchAreas} />
      </section>
    </TextPage>
  );
}
