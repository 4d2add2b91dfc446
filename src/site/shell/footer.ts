import type { MenuLink } from "./navbar";

export interface FooterGroup {
  readonly title: string;
  readonly items: readonly MenuLink[];
}

/** The background of the footer: that of the page, or the darker one that code has. */
export type FooterStyle = "page" | "sunken";

export const footer: {
  readonly style: FooterStyle;
  readonly groups: readonly FooterGroup[];
  readonly logo: MenuLink;
  readonly copyright: string;
} = {
  style: "sunken",
  groups: [
    {
      title: "Docs",
      items: [
        { label: "Home", href: "/" },
        { label: "Docs GitHub", href: "https://github.com/celo-org/docs" },
      ],
    },
    {
      title: "Community",
      items: [
        { label: "Contributors", href: "/what-is-celo/joining-celo" },
        { label: "Forum", href: "https://forum.celo.org/" },
        { label: "Discord", href: "https://chat.celo.org" },
        { label: "X", href: "https://x.com/CeloOrg" },
        { label: "Reddit", href: "https://www.reddit.com/r/celo/" },
        {
          label: "Celo Signal Mailing List",
          href: "https://share.hsforms.com/1Qrhush1vSA2WIamd_yL4ow53n4j",
        },
        {
          label: "Celo Signal Calendar",
          href: "https://calendar.google.com/calendar/u/0/embed?src=c_9su6ich1uhmetr4ob3sij6kaqs@group.calendar.google.com",
        },
        {
          label: "Community Calendar",
          href: "https://calendar.google.com/calendar/u/0/r?cid=c_asn0b4c1emdgsq3urlh2ei2dig@group.calendar.google.com",
        },
      ],
    },
    {
      title: "Ecosystem",
      items: [
        { label: "Celo Foundation", href: "https://celo.org" },
        { label: "Medium Blog", href: "https://medium.com/celoorg" },
        { label: "The Celo", href: "https://thecelo.com/" },
        { label: "Celo Hub", href: "https://celohub.org/" },
        { label: "Careers", href: "https://celo.org/careers" },
      ],
    },
  ],
  logo: { label: "Celo website", href: "https://celo.org" },
  copyright: "© 2025 Celo Foundation, Inc.",
};
