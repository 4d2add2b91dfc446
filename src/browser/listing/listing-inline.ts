/*
 * Inline at the end of a listing: filters it as its address says before it is painted, and keeps it alive without the
 * framework.
 */
import { startListings } from "./listing";

startListings();
