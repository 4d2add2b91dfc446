import { Logo } from "../base/Logo";
import { useShell } from "../base/use-shell";
import * as styles from "./Footer.module.css";

export function Footer() {
  const { footer } = useShell();
  if (!footer) return null;
  const { style, groups, logo, copyright } = footer;
  const ground = style === "sunken" ? styles.sunken : "";
  return (
    <footer className={`${styles.footer} ${ground}`} data-print="no" data-behind-menu="">
      <div className={styles.inside}>
        <div className={styles.brand}>
          <a className={styles.logo} href={logo.href} aria-label={logo.label}>
            <Logo />
          </a>
          <p>{copyright}</p>
        </div>
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={label}>
                  <a className={styles.link} href={href}>
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
