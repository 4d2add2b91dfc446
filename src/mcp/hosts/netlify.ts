import { createHttpAnswerer } from "../answer-http";
import { readFromOrigin } from "./read-origin";

/** Answers as a Netlify function, from the files of the deploy that received the request. */
export default function answer(request: Request): Promise<Response> {
  return createHttpAnswerer(readFromOrigin(new URL(request.url).origin)).fetch(request);
}
