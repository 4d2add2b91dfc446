import { type FooterStyle, footer } from "../../site/shell/footer";
import * as styles from "./Footer.module.css";
import { localizeHref } from "./localize-href";
import { Logo } from "./Logo";

const GROUNDS: Readonly<Record<FooterStyle, string | undefined>> = {
  page: "",
  sunken: styles.sunken,
};

export interface FooterProps {
  /** The page's path, so that links lead to pages in its language. */
  readonly path?: string;
  readonly style?: FooterStyle;
}

export function Footer({ path = "/", style = footer.style }: FooterProps) {
  return (
    <footer className={`${styles.footer} ${GROUNDS[style]}`} data-print="no" data-behind-menu="">
      <div className={styles.inside}>
        <div className={styles.brand}>
          <a className={styles.logo} href={footer.logo.href} aria-label={footer.logo.label}>
            <Logo />
          </a>
          <p>{footer.copyright}</p>
        </div>
        {footer.groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={label}>
                  <a className={styles.link} href={localizeHref(href, path)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </footer>
  );
}
