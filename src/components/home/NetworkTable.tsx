import { home } from "../../site/home/home";
import * as styles from "./NetworkTable.module.css";

export interface NetworkTableProps {
  readonly title: string;
  readonly networks: Queries.HomePageQuery["allNetwork"]["nodes"];
}

/** An overview of the networks: what a wallet or a script needs first. */
export function NetworkTable({ title, networks }: NetworkTableProps) {
  return (
    <section className={styles.networks} aria-label={title}>
      {networks.map(({ networkId, name, chainId, rpc: [rpc], explorers: [explorer] }) => (
        <div key={networkId}>
          <h3 className={styles.name}>
            {name} <span className={styles.use}>{tellUse(networkId)}</span>
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
              <a className="text-link external" href={explorer?.url}>
                {explorer?.name}
              </a>
            </dd>
          </dl>
        </div>
      ))}
    </section>
  );
}

function tellUse(networkId: string): string {
  const uses: Readonly<Record<string, string>> = home.networkUses;
  const use = uses[networkId];
  if (use === undefined)
    throw new Error(
      `The home page has no text for the network ${networkId}: add it to networkUses in src/site/home/home.ts.`,
    );
  return use;
}
