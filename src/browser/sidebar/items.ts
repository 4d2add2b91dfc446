/**
 * Finds what the page of a reference lists: the sections below its link in the sidebar, and rows and signatures
 * with an address of their own.
 */
export const findItems = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    '[data-sections] a, [data-layout="reference"] .prose :is(tr, .signatures > dt)[id]',
  ),
];
