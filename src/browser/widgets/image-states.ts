import * as labels from "../../site/labels";

const BOX = "position:relative;display:block";
/** Inline styles in the page's colors. They aren't in the page's CSS, because few readers ever need them. */
const STATE =
  "position:absolute;inset:0;display:grid;place-items:center;padding:var(--space-4);border:1px dashed var(--color-line-strong);border-radius:var(--radius);background:var(--color-sunken);color:var(--color-text-muted);font:var(--text-sm)/1.5 var(--font-text);text-align:center";

const watched = new WeakSet<HTMLImageElement>();

/**
 * Shows a picture's state until it has loaded: that it is loading, that it is waiting for a click, or why it failed.
 */
export function watchImage(image: HTMLImageElement): void {
  if (watched.has(image)) return;
  watched.add(image);
  image.addEventListener("load", () => {
    showState(image, undefined);
  });
  image.addEventListener("error", () => void explainFailure(image));
  if (isHeld(image)) offerToLoad(image);
  else if (!image.complete) showState(image, labels.imageLoading);
  else if (image.naturalWidth === 0) void explainFailure(image);
}

/**
 * True if a picture is only loaded on request because the connection is slow or metered. styles/loading.css prevents it
 * from loading.
 */
const isHeld = (image: HTMLImageElement): boolean =>
  "saving" in document.documentElement.dataset && image.loading === "lazy" && !image.complete;

function offerToLoad(image: HTMLImageElement): void {
  showState(image, labels.imageClickToLoad, () => {
    showState(image, labels.imageLoading);
    image.dataset.asked = "";
  });
}

async function explainFailure(image: HTMLImageElement): Promise<void> {
  if (!navigator.onLine) {
    showState(image, labels.imageOffline);
    addEventListener(
      "online",
      () => {
        reload(image);
      },
      { once: true },
    );
    return;
  }
  const { status } = await fetch(image.currentSrc || image.src, {
    method: "HEAD",
    cache: "no-store",
  }).catch(() => ({ status: 0 }));
  if (status === 404) showState(image, labels.imageNotFound);
  else
    showState(image, labels.imageError, () => {
      reload(image);
    });
}

/** Reloads a picture with a new query, since the failure may be cached. */
function reload(image: HTMLImageElement): void {
  showState(image, labels.imageLoading);
  const stamp = Date.now().toString(36);
  image.dataset.asked = "";
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) {
    source.srcset = stampAddresses(source.srcset, stamp);
  }
  if (image.srcset !== "") image.srcset = stampAddresses(image.srcset, stamp);
  image.src = stampAddresses(image.src, stamp);
}

/** Adds the time as a query to each URL in a `src` or `srcset`. */
export function stampAddresses(addresses: string, stamp: string): string {
  return addresses.replace(/(^|,\s*)([^\s,]+)/g, (_, before: string, address: string) => {
    const plain = address.replace(/[?&]reload=\w+/, "");
    return `${before}${plain}${plain.includes("?") ? "&" : "?"}reload=${stamp}`;
  });
}

/** Shows text instead of a picture, as a button if clicking it does something. Without text, shows the picture. */
function showState(image: HTMLImageElement, words?: string, onClick?: () => void): void {
  const shown = image.closest("picture") ?? image;
  let box = shown.parentElement;
  if (box?.dataset.imageBox === undefined) {
    if (words === undefined) return;
    box = document.createElement("span");
    box.dataset.imageBox = "";
    box.style.cssText = BOX;
    shown.replaceWith(box);
    box.append(shown);
  }
  const before = box.querySelector("[data-image-state]");
  const hadFocus = before !== null && before === document.activeElement;
  before?.remove();
  image.style.visibility = words === undefined ? "" : "hidden";
  // A failed picture has no intrinsic size.
  const { width, height } = sizeOf(image);
  box.style.aspectRatio = words !== undefined && width > 0 ? `${width} / ${height}` : "";
  if (words === undefined) return;
  const state = document.createElement(onClick ? "button" : "span");
  state.dataset.imageState = "";
  state.dataset.needsScript = "";
  state.setAttribute("role", onClick ? "button" : "status");
  state.style.cssText = STATE;
  state.textContent = words;
  if (onClick) {
    state.setAttribute("aria-label", `${words}: ${image.alt}`);
    state.style.cursor = "pointer";
    state.addEventListener("click", onClick);
  }
  box.append(state);
  if (hadFocus) {
    state.tabIndex = state.tabIndex < 0 ? -1 : state.tabIndex;
    state.focus({ preventScroll: true });
  }
}

const sizeOf = (image: HTMLImageElement): { width: number; height: number } => ({
  width: Number(image.getAttribute("width") ?? 16),
  height: Number(image.getAttribute("height") ?? 5),
});
