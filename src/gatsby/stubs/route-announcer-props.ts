/*
 * Takes the place of Gatsby's own: the element that tells screen readers of a navigation, hidden by a class.
 */
export const RouteAnnouncerProps = {
  id: "gatsby-announcer",
  className: "visually-hidden",
  "aria-live": "assertive",
  "aria-atomic": "true",
} as const;
