import type { PageProps } from "gatsby";
import { CardGrid } from "../components/ui/CardGrid";
import { IntroPage } from "../components/ui/IntroPage";
import { SearchPanel } from "../search/ui/SearchPanel";
import { WebSearch } from "../search/ui/WebSearch";
import * as labels from "../site/labels";
import { searchAreas } from "../site/search";

export default function SearchPage({ location }: PageProps) {
  return (
    <IntroPage
      title={labels.searchPage}
      lead={labels.searchLead}
      description="Search the Celo documentation, or go to one of its areas."
      canonicalPath="/search"
    >
      <WebSearch />
      <SearchPanel search={location.search} />
      <section aria-labelledby="areas">
        <h2 id="areas">{labels.browseAreas}</h2>
        <CardGrid cards={searchAreas} />
      </section>
    </IntroPage>
  );
}
