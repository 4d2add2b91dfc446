import { IntroPage } from "../ui/IntroPage";
import { Listing, type ListingProps } from "./Listing";
import { useListings } from "./use-listings";

export interface ListingPageProps extends ListingProps {
  readonly path: string;
}

/** A page that consists of its title, a sentence about it, and a listing. */
export function ListingPage({ path, ...listing }: ListingPageProps) {
  useListings();
  const { title, lead, description, also } = listing.words;
  return (
    <IntroPage title={title} lead={lead} description={description} canonicalPath={path} also={also}>
      <Listing {...listing} />
    </IntroPage>
  );
}
