/* Replaces styles/rtl.css on a site without a right-to-left language. */
export {};
