import { CONTENT_PREVIEW_PATH, type PreviewedPage } from "../../site/content-preview";

/** How often a page that was written or removed is asked for, until Gatsby has noticed too. */
const RETRY_MS = 250;

/**
 * In development: calls back with all that the page at this path shows, whenever that has changed; null when no doc has
 * the path. Returns how to end it.
 */
export function watchContentPreview(path: string, show: (doc: unknown) => void): () => void {
  const source = new EventSource(`${CONTENT_PREVIEW_PATH}?path=${encodeURIComponent(path)}`);
  source.onmessage = ({ data }: MessageEvent<string>) => {
    show((JSON.parse(data) as PreviewedPage).doc);
  };
  return () => {
    source.close();
  };
}

/** Loads this page anew as soon as the development server has it, or has it no longer. */
export async function reloadWhen(
  path: string,
  isThere: boolean,
  signal: AbortSignal,
): Promise<void> {
  const address = `/page-data${path === "/" ? "/index" : encodeURI(path)}/page-data.json`;
  while (!signal.aborted) {
    const answer = await fetch(address, { cache: "no-store", signal }).catch(() => undefined);
    if (answer?.ok === isThere) {
      location.reload();
      return;
    }
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
}
