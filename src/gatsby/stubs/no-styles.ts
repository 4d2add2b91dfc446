/* Replaces styles/rtl.css in a site without a language that is written from right to left. */
export {};
