import type { PageProps } from "gatsby";
import { HomePage } from "../components/home/HomePage";
import { BuiltPart } from "../components/layout/BuiltPart";
import { Metadata } from "../components/layout/Metadata";
import { home } from "../site/home";

/** The portal, at / and at /home for old links; search engines keep the first. */
export default function IndexPage({ path }: PageProps) {
  return (
    <>
      <Metadata description={home.description} canonicalPath="/" />
      <BuiltPart path={path}>
        {process.env.BUILD_STAGE !== "build-javascript" && <HomePage />}
      </BuiltPart>
    </>
  );
}
