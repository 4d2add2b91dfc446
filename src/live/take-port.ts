/**
 * Asks the page for a port, and passes the port to `use`. The port arrives before any example code runs, and only the
 * page can send one, so nothing else can use it.
 */
export function takePort(use: (port: MessagePort) => void): void {
  const take = ({ source, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== parent || !port) return;
    removeEventListener("message", take);
    use(port);
  };
  addEventListener("message", take);
  // The frame has an opaque origin and doesn't know the page's origin.
  parent.postMessage("ready", "*");
}
