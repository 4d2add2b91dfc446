import { CONTENT_PREVIEW_PATH, type PreviewedPage } from "../../site/content-preview";

/** While developing: shows a changed body at once, without waiting for the data layer to come round. */
export function watchContentPreview(): void {
  new EventSource(CONTENT_PREVIEW_PATH).onmessage = ({ data }: MessageEvent<string>) => {
    const { path, segments } = JSON.parse(data) as PreviewedPage;
    if (decodeURI(location.pathname).replace(/(.)\/$/, "$1") !== path) return;
    const stretches = document.querySelectorAll("[data-segment]");
    // Another number of segments means that a component came or went: that is React's to show.
    if (stretches.length !== segments.length) return;
    stretches.forEach((stretch, index) => {
      stretch.innerHTML = segments[index] ?? "";
    });
  };
}
