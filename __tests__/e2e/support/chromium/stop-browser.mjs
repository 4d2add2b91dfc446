/** jest's globalTeardown: closes the browser. */
export default async function stopBrowser() {
  const { testBrowser } = /** @type {{ testBrowser?: import("playwright-core").BrowserServer }} */ (
    globalThis
  );
  await testBrowser?.close();
}
