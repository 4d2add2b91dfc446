/**
 * Asks the page for a port, and passes it on. It arrives before any code of examples runs, and only the page can send
 * it, so nobody else can use it.
 */
export function takePort(use: (port: MessagePort) => void): void {
  const take = ({ source, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== parent || !port) return;
    removeEventListener("message", take);
    use(port);
  };
  addEventListener("message", take);
  // The frame has no origin of its own and doesn't know the page's.
  parent.postMessage("ready", "*");
}
