import { createHttpAnswerer } from "../answer-http";
import { readFromOrigin } from "./read-origin";

/** Answers as a function of Netlify, from the files of the deploy that was asked. */
export default function answer(request: Request): Promise<Response> {
  return createHttpAnswerer(readFromOrigin(new URL(request.url).origin)).fetch(request);
}
