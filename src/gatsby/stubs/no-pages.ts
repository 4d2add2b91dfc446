/* Replaces Gatsby's list of all pages in the empty page that a development server serves (webpack/concerns/quick-develop.ts). */
export default { components: {} };
