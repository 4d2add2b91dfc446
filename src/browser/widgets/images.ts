const IMAGES = "main img";

/**
 * Shows the state of each picture on a new page. The script is fetched with the first page that has pictures: when a
 * picture fails because the reader is offline, it is too late to fetch it.
 */
export function showImageStates(): void {
  const images = document.querySelectorAll<HTMLImageElement>(IMAGES);
  if (images.length === 0) return;
  void import("./image-states").then(({ watchImage }) => {
    images.forEach(watchImage);
  });
}
