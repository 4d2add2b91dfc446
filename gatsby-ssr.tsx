export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { onRenderBody } from "./src/components/layout/render-body";
export { onPreRenderHTML } from "./src/components/layout/pre-render-html";
