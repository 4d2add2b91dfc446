import { CONTENT_PREVIEW_PATH, type PreviewedPage } from "../../site/content-preview";

/** Interval of requests for a page that was added or removed, until Gatsby has noticed too. */
const RETRY_MS = 250;

/**
 * In development: calls back with the data of the page at this path whenever it changes; null when no doc has the path.
 * Returns a function that stops this.
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

/** Reloads this page as soon as the development server has it, or no longer has it. */
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
