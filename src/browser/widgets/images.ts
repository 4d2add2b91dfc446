/** Pictures that say something; logos beside names don't, so nobody misses them. */
const IMAGES = 'main img:not([alt=""])';

/**
 * Shows the state of each picture on a new page. The script is fetched as soon as a page has pictures: if a picture
 * fails because there is no network, it would be too late to fetch the script.
 */
export function showImageStates(): void {
  const images = document.querySelectorAll<HTMLImageElement>(IMAGES);
  if (images.length === 0) return;
  void import("./image-states").then(({ watchImage }) => {
    images.forEach(watchImage);
  });
}
