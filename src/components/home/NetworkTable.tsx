import type { HomeNetwork } from "../../site/home";
import * as styles from "./NetworkTable.module.css";

export interface NetworkTableProps {
  readonly title: string;
  readonly networks: readonly HomeNetwork[];
}

/** The networks at a glance: what a wallet or a script asks for first. */
export function NetworkTable({ title, networks }: NetworkTableProps) {
  return (
    <section className={styles.networks} aria-label={title}>
      {networks.map(({ name, use, chainId, rpc, explorer }) => (
        <div key={chainId}>
          <h3 className={styles.name}>
            {name} <span className={styles.use}>{use}</span>
          </h3>
          <dl className={styles.facts}>
            <dt>Chain ID</dt>
            <dd>
              <code>{chainId}</code>
            </dd>
            <dt>RPC</dt>
            <dd>
              <code>{rpc}</code>
            </dd>
            <dt>Explorer</dt>
            <dd>
              <a className="text-link external" href={explorer}>
                {new URL(explorer).host}
              </a>
            </dd>
          </dl>
        </div>
      ))}
    </section>
  );
}
