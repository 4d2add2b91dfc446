export { wrapPageOnServer as wrapPageElement } from "./src/gatsby/ssr/wrap-page-on-server";
export { replaceRenderer } from "./src/gatsby/ssr/replace-renderer";
export { onRenderBody } from "./src/gatsby/ssr/render-body";
export { onPreRenderHTML } from "./src/gatsby/ssr/pre-render-html";
