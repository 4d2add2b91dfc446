export { wrapPageOnServer as wrapPageElement } from "./src/components/layout/wrap-page-on-server";
export { onRenderBody } from "./src/components/layout/render-body";
export { onPreRenderHTML } from "./src/components/layout/pre-render-html";
