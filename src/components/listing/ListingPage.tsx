import { IntroPage } from "../ui/IntroPage";
import { Listing, type ListingProps } from "./Listing";
import { useListings } from "./use-listings";

export interface ListingPageProps extends ListingProps {
  readonly path: string;
}

/** The page of a listing: its title, a sentence about it, and the listing. */
export function ListingPage({ path, ...listing }: ListingPageProps) {
  useListings();
  const { title, lead, description, also } = listing.words;
  return (
    <IntroPage title={title} lead={lead} description={description} canonicalPath={path} also={also}>
      <Listing {...listing} />
    </IntroPage>
  );
}
