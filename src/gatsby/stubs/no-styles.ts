/* Replaces styles/rtl.css on a site without right-to-left languages. */
export {};
