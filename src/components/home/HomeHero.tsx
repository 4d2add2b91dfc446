import * as labels from "../../site/labels";
import { Value } from "../ui/Value";
import { HomeDrawing } from "./HomeDrawing";
import * as styles from "./HomeHero.module.css";
import type { Home } from "./types";

/** The first screen of the home page: what Celo is, and where to start. */
export function HomeHero({ home }: { readonly home: Home }) {
  return (
    <>
      <div className={styles.words}>
        <h1 className={styles.title}>{home.title}</h1>
        <p className={styles.lead}>{home.lead}</p>
        <div className={styles.create}>
          <Value text={home.create} label={labels.copyCommand} isWhole />
        </div>
        <p className={styles.actions}>
          <a className={styles.start} href={home.start.href}>
            {home.start.label}
          </a>
          <a className="text-link" href={home.learn.href}>
            {home.learn.label}
          </a>
        </p>
      </div>
      <HomeDrawing className={styles.drawing} payment={styles.payment} />
    </>
  );
}
