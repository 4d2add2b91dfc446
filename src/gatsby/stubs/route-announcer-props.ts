/*
 * Replaces Gatsby's module of this name: the element that announces navigations to screen readers is hidden by a class.
 */
export const RouteAnnouncerProps = {
  id: "gatsby-announcer",
  className: "visually-hidden",
  "aria-live": "assertive",
  "aria-atomic": "true",
} as const;
