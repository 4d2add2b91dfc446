/*
 * Inline at the end of a listing: filters it by the address before it is painted, and makes the filter work without the
 * framework.
 */
import { startListings } from "./listing";

startListings();
