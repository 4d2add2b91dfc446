export interface CardGridProps {
  readonly cards: readonly {
    readonly label: string;
    readonly text: string;
    readonly href: string;
  }[];
}

/** Links, each with a sentence, in the same cards that writers use in docs (styles/content.css). */
export function CardGrid({ cards }: CardGridProps) {
  return (
    <ul className="card-grid" role="list">
      {cards.map(({ label, text, href }) => (
        <li className="card" key={href}>
          <a className="card-link" href={href}>
            <span className="card-title">{label}</span>
          </a>
          <p className="card-body">{text}</p>
        </li>
      ))}
    </ul>
  );
}
