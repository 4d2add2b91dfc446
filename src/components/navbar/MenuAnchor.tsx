import type { ReactNode } from "react";
import type { MenuEntry } from "./menu-groups";

export interface MenuAnchorProps {
  readonly entry: MenuEntry;
  readonly className?: string;
  /** Shown instead of the label, which is then the link's accessible name. */
  readonly children?: ReactNode;
}

/** A link in the navbar or in the mobile menu. */
export function MenuAnchor({ entry, className, children }: MenuAnchorProps) {
  const {
    label,
    href,
    isCurrent,
    area,
    version,
    mainDoc,
    isHere,
    onlyVersion = "",
    new_tab: newTab,
  } = entry;
  return (
    <a
      className={className}
      href={href}
      aria-label={children ? label : undefined}
      aria-current={isCurrent ? "true" : undefined}
      data-area={area}
      data-version-link={version}
      data-main-doc={mainDoc}
      data-here={isHere ? onlyVersion : undefined}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {children ?? label}
    </a>
  );
}
