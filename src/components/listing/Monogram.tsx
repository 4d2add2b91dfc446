import { drawMonogram } from "../../data/showcase/monogram";

/** Two letters on a coloured background, for an entry without a picture. */
export function Monogram({
  name,
  className,
}: {
  readonly name: string;
  readonly className: string | undefined;
}) {
  const { letters, ground, shape, pattern, turn } = drawMonogram(name);
  return (
    <svg className={className} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path fill={ground} d="M0 0h48v48H0z" />
      <path fill={shape} d={pattern} transform={`rotate(${turn} 24 24)`} />
      <text x="24" y="31" textAnchor="middle" fill="#fff">
        {letters}
      </text>
    </svg>
  );
}
