import { MDXProvider } from "@mdx-js/react";
import { type ReactNode, createContext, useContext } from "react";
import { Island, type IslandProps } from "../content/registry";

interface Shown {
  /** The MDX of the doc, which shows the one part that is asked for (model/markdown/mdx/module-text.ts). */
  readonly source: ReactNode;
  readonly part: unknown;
  /** What stands between the tags of that part. */
  readonly children: ReactNode;
}

const ShownPart = createContext<Shown>({ source: null, part: undefined, children: null });

function Part({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return useContext(ShownPart).part === at ? <>{children}</> : null;
}

function Slot() {
  return <>{useContext(ShownPart).children}</>;
}

const COMPONENTS = { Part, Slot };

/** Makes the MDX of a doc known to its segments. */
export function MdxSource({ source, children }: { source: ReactNode; children: ReactNode }) {
  return (
    <MDXProvider components={COMPONENTS}>
      <ShownPart.Provider value={{ source, part: undefined, children: null }}>
        {children}
      </ShownPart.Provider>
    </MDXProvider>
  );
}

/** A segment that is alive, in a doc with code of its own. */
export function MdxSegment({ segment, children }: IslandProps) {
  const { source } = useContext(ShownPart);
  if (segment.name !== "Mdx") return <Island segment={segment}>{children}</Island>;
  return (
    <ShownPart.Provider value={{ source, part: segment.props.part, children }}>
      {source}
    </ShownPart.Provider>
  );
}
