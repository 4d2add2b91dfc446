import type { HomeNetwork } from "../../site/home";
import * as styles from "./NetworkTable.module.css";

/** The networks at a glance: what a wallet or a script asks for first. */
export function NetworkTable({ networks }: { readonly networks: readonly HomeNetwork[] }) {
  return (
    <section className={styles.networks} aria-label="Networks">
      {networks.map(({ name, use, chainId, rpc, explorer }) => (
        <div className={styles.network} key={chainId}>
          <h2 className={styles.name}>
            {name} <span className={styles.use}>{use}</span>
          </h2>
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
