import { createHttpAnswerer } from "../answer-http";
import { readFromOrigin } from "./read-origin";

/** Answers requests as a Netlify function, using the files of the same deploy. */
export default function answer(request: Request): Promise<Response> {
  return createHttpAnswerer(readFromOrigin(new URL(request.url).origin)).fetch(request);
}
