/*
 * Inline script at the end of a listing: applies the filter in the URL before the first paint, and makes filtering work
 * without the framework.
 */
import { startListings } from "./listing";

startListings();
