const IMAGES = "main img";

/**
 * Shows the state of each picture of a new page. Its code is loaded with the first page that has pictures, since it
 * couldn't be loaded offline when it is needed.
 */
export function showImageStates(): void {
  const images = document.querySelectorAll<HTMLImageElement>(IMAGES);
  if (images.length === 0) return;
  void import("./image-states").then(({ watchImage }) => {
    images.forEach(watchImage);
  });
}
