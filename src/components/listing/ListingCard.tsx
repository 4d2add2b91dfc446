import { Fragment } from "react";
import { formatSourceOf } from "../../site/listings";
import * as styles from "./ListingCard.module.css";
import { NeutralMark } from "./NeutralMark";
import type { ListingEntry } from "./types";

const SIZE = 48;

/** A card in a listing. The whole card is a link, and there is a separate link to the source. */
export function ListingCard({ entry, id }: { readonly entry: ListingEntry; readonly id?: string }) {
  const { name, description, href, tags, picture, facts = [], ranks = {} } = entry;
  return (
    <li
      className={`card ${styles.card}`}
      {...(id !== undefined && { id })}
      data-entry={name}
      data-tags={tags.map(({ id }) => id).join(" ")}
      {...Object.fromEntries(Object.entries(ranks).map(([id, rank]) => [`data-${id}`, rank]))}
    >
      {picture === null && <NeutralMark className={styles.picture} />}
      {picture && (
        <img
          className={styles.picture}
          src={picture.src}
          srcSet={picture.srcSet ?? undefined}
          width={SIZE}
          height={SIZE}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a className="card-link" href={href}>
            <span className="card-title">{name}</span>
          </a>
        </h3>
        {facts.length > 0 && <p className={styles.small}>{facts.join(" · ")}</p>}
        <p className="card-body">{description}</p>
        <p className={`${styles.small} ${styles.end}`}>
          <span>
            {tags.map(({ id, label, isWarning = false }, index) => (
              <Fragment key={id}>
                {index > 0 && ", "}
                {isWarning ? <strong className={styles.ended}>{label}</strong> : label}
              </Fragment>
            ))}
          </span>
          {entry.source && (
            <a
              className={`text-link external ${styles.source}`}
              href={entry.source.href}
              aria-label={formatSourceOf(name, entry.source.label)}
            >
              {entry.source.label}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
