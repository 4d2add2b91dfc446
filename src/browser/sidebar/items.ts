/**
 * Finds the items of a reference page: the sections below its link in the sidebar, and the rows and signatures that
 * have an id.
 */
export const findItems = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    '[data-sections] a, [data-layout="reference"] .prose :is(tr, .signatures dt)[id]',
  ),
];
