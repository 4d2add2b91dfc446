import { join } from "node:path";
import type { Reporter } from "gatsby";
import type { GoneAddress } from "../../docs/links/gone";
import type { Redirect } from "../../docs/links/redirects";
import type { Fault } from "../../faults/fault";
import { LICENSES_FILE } from "../../outputs/file-names";
import { formatLicenses } from "../../outputs/hosting/licenses";
import { toPageNeeds } from "../../outputs/hosting/page-needs";
import type { ExternalOrigins } from "../../outputs/hosting/policy";
import { REDIRECT_POLICY } from "../../outputs/hosting/redirects";
import { settings } from "../../site/settings";
import { removePacked } from "../packing/pack-files";
import type { PageScripts } from "../scripts/compile-text";
import { listDeclaredScripts, readMetaPolicies } from "../scripts/declared-scripts";
import { listDeclaredStyles } from "../scripts/declared-styles";
import { type Bundling, listSentPackages } from "../scripts/sent-packages";
import { writeServiceWorker } from "../scripts/write-service-worker";
import { cacheFolderOf } from "../store/cache-files";
import { listPublic } from "../store/list-public";
import { writeOutput } from "../store/output-files";
import { linkPages } from "./link-pages";
import { writeHosting } from "./write-hosting";

export interface Delivery extends Bundling, PageScripts {
  readonly root: string;
  readonly redirects: readonly Redirect[];
  readonly gone: readonly GoneAddress[];
  readonly external: ExternalOrigins;
  /** Addresses of the nodes that examples may call. */
  readonly nodes: readonly string[];
  readonly reportUrl: string | undefined;
  readonly reporter: Pick<Reporter, "activityTimer">;
}

/**
 * Runs the last step of a build, once all other files are in public/: makes the folder ready for any host. Returns a
 * fault for each script, style, frame or other resource in a page that the policy doesn't allow.
 */
export async function deliver(delivery: Delivery): Promise<Fault[]> {
  const { root, redirects, gone, external, nodes, reportUrl, reporter } = delivery;
  const activity = reporter.activityTimer("delivery: second names, headers, checks");
  activity.start();
  const publicFolder = join(root, "public");
  const cache = cacheFolderOf(root);
  removePacked(publicFolder);
  const built = listPublic(publicFolder);
  linkPages(publicFolder, built, cache);
  const listed = listPublic(publicFolder);
  const worker = await writeServiceWorker(delivery, listed);
  const licenses = formatLicenses(settings.title, listSentPackages(delivery)); // Includes the service worker.
  writeOutput(publicFolder, LICENSES_FILE, licenses);
  const addresses = [...new Set([...listed, worker, LICENSES_FILE])];
  const declared = toPageNeeds({
    scripts: await listDeclaredScripts(delivery),
    styles: listDeclaredStyles(root),
  });
  const { page, listing } = await readMetaPolicies(delivery);
  const metaPolicies = [page, listing, REDIRECT_POLICY];
  const faults = await writeHosting({
    ...{ root, addresses, redirects, gone, external, nodes, reportUrl },
    ...{ declared, metaPolicies },
  });
  activity.setStatus(`${addresses.length} files`);
  activity.end();
  return faults;
}
