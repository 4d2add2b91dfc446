import * as labels from "../../site/labels";
import { Icon } from "../ui/Icon";

/**
 * The switch for the color mode. The inline script handles it (browser/boot/before-paint.ts), and CSS shows the right
 * name and icon.
 */
export function ColorSwitch({ className }: { readonly className?: string }) {
  return (
    <button type="button" className={className} data-switch="theme" data-needs-script="">
      <span className="only-dark">
        <Icon name="sun" />
        <span className="visually-hidden">{labels.toLight}</span>
      </span>
      <span className="only-light">
        <Icon name="moon" />
        <span className="visually-hidden">{labels.toDark}</span>
      </span>
    </button>
  );
}
