/**
 * Finds the items listed for a reference: the sections below its link in the sidebar, and rows and signatures with their
 * own address.
 */
export const findItems = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    '[data-sections] a, [data-layout="reference"] .prose :is(tr, .signatures > dt)[id]',
  ),
];
