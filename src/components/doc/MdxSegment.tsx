import { MDXProvider } from "@mdx-js/react";
import { type ReactNode, createContext, useContext } from "react";
import { Island, type IslandProps } from "../content/registry";

interface Shown {
  /** The doc's compiled MDX, of which only the requested part is rendered (markdown/read/mdx/module-text.ts). */
  readonly source: ReactNode;
  readonly part: unknown;
  /** The content between the part's tags. */
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

/** Makes a doc's MDX available to its segments. */
export function MdxSource({ source, children }: { source: ReactNode; children: ReactNode }) {
  return (
    <MDXProvider components={COMPONENTS}>
      <ShownPart.Provider value={{ source, part: undefined, children: null }}>
        {children}
      </ShownPart.Provider>
    </MDXProvider>
  );
}

/** Renders a live segment of an MDX doc. */
export function MdxSegment({ segment, children }: IslandProps) {
  const { source } = useContext(ShownPart);
  if (segment.name !== "Mdx") return <Island segment={segment}>{children}</Island>;
  return (
    <ShownPart.Provider value={{ source, part: segment.props.part, children }}>
      {source}
    </ShownPart.Provider>
  );
}
