const IMAGES = "main img";

/**
 * Shows the state of each picture on a new page. The script is fetched with the first page that has pictures, because
 * it couldn't be fetched once a picture has failed for lack of a network.
 */
export function showImageStates(): void {
  const images = document.querySelectorAll<HTMLImageElement>(IMAGES);
  if (images.length === 0) return;
  void import("./image-states").then(({ watchImage }) => {
    images.forEach(watchImage);
  });
}
