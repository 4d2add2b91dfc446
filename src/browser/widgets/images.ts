const IMAGES = "main img";

/**
 * Says of the pictures on a page that has just come what becomes of them. What says it is loaded with the first page
 * that has pictures: a reader who is offline could not fetch it when it is needed.
 */
export function showImageStates(): void {
  const images = document.querySelectorAll<HTMLImageElement>(IMAGES);
  if (images.length === 0) return;
  void import("./image-states").then(({ watchImage }) => {
    images.forEach(watchImage);
  });
}
