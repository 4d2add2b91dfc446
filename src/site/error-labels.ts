/** Sentences about an error that a reader has pasted. */
export const errorUnread = "The list of known errors could not be loaded. Check your connection.";
export const errorCut = "The data ends too early for its arguments. Paste all of it.";
export const errorCause = "Cause";
export const errorFix = "Fix";
/** Title of the page that explains errors, which the search shows with an answer about an error. */
export const errorsPageTitle = "Error reference";
export const errorReason = "The contract reverted with this message:";
export const noErrorRow = "No message on this page is similar. Search all pages for it:";

export const formatUnknownSelector = (selector: string): string =>
  `No error with the selector ${selector} is known here. Look for it in the interface of the contract that was called.`;
export const formatFunctionSelector = (name: string, contract: string, others: number): string =>
  `This isn't an error: it calls ${name} of ${contract}${others > 0 ? ` or of ${others} other contracts` : ""}.`;
export const formatPanic = (code: string): string => `Panic ${code}`;
export const formatErrorBy = (by: string): string => `Declared by: ${by}.`;
