import { Value } from "../ui/Value";
import * as styles from "./NetworkTable.module.css";
import type { Home } from "./types";

export interface NetworkTableProps extends Pick<Home, "networkUses"> {
  readonly title: string;
  readonly networks: Queries.HomePageQuery["allNetwork"]["nodes"];
}

/** An overview of the networks, with the values that wallets and scripts need first. */
export function NetworkTable({ title, networkUses, networks }: NetworkTableProps) {
  return (
    <section className={styles.networks} aria-label={title}>
      {networks.map(({ networkId, name, chainId, rpc: [rpc], explorers: [explorer] }) => (
        <div key={networkId}>
          <h2 className={styles.name}>
            {name}{" "}
            <span className={styles.use}>
              {networkUses.find(({ network }) => network === networkId)?.use}
            </span>
          </h2>
          <dl className={styles.facts}>
            <dt>Chain ID</dt>
            <dd>
              <Value text={String(chainId)} label={`Copy the chain ID of ${name}`} />
            </dd>
            <dt>RPC</dt>
            <dd>{rpc !== undefined && <Value text={rpc} label={`Copy ${rpc}`} />}</dd>
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
