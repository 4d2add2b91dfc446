/*
 * Inline script at the end of a listing: applies the filter in the URL before the first paint, and makes the filter
 * work without the framework.
 */
import { startListings } from "./listing";

startListings();
