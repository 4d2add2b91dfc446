import { CONTENT_PREVIEW_PATH, type PreviewedPage } from "../../site/content-preview";

/** In development: shows a changed body at once; Gatsby's new data comes later. */
export function watchContentPreview(): void {
  new EventSource(CONTENT_PREVIEW_PATH).onmessage = ({ data }: MessageEvent<string>) => {
    const { path, segments } = JSON.parse(data) as PreviewedPage;
    if (decodeURI(location.pathname).replace(/(.)\/$/, "$1") !== path) return;
    const stretches = document.querySelectorAll("[data-segment]");
    // A different number of segments means that a component was added or removed: React has to render that.
    if (stretches.length !== segments.length) return;
    stretches.forEach((stretch, index) => {
      stretch.innerHTML = segments[index] ?? "";
    });
  };
}
