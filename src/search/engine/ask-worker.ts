import { isSaving } from "../../browser/base/connection";
import type { SearchAnswer, SearchRequest } from "./hits/hit";
import { SearchError } from "./search-error";
import type { FromWorker, ToWorker } from "./worker-messages";

/** Time after which a query fails if it has no answer yet. */
const PATIENCE_MS = 15_000;
/** Time between the first answer and the request for the rest of the index. */
const REST_DELAY_MS = 1000;

interface Question {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
let hasRest = false;
let isDevelopment = false;
const questions = new Map<number, Question>();

let tellComplete: () => void;
const complete = new Promise<void>((resolve) => (tellComplete = resolve));

/** Resolves once the whole index is loaded; otherwise it stays pending. */
export const whenComplete = (): Promise<void> => complete;

/** True if answers come from a development server, which makes its index from the current files. */
export const isDevelopmentIndex = (): boolean => isDevelopment;

/** Asks the embedded search. The first query starts the worker. */
export function askWorker(request: SearchRequest): Promise<SearchAnswer> {
  return new Promise((resolve, reject) => {
    const id = ask({ kind: "search", request });
    const timer = setTimeout(() => {
      settle(id)?.reject(new SearchError("The search index didn't load in time."));
    }, PATIENCE_MS);
    questions.set(id, {
      resolve: (answer) => {
        clearTimeout(timer);
        resolve(answer);
      },
      reject: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

type Asked<Message> = Message extends unknown ? Omit<Message, "id"> : never;

function ask(message: Asked<ToWorker>): number {
  worker ??= startWorker();
  lastId += 1;
  worker.postMessage({ ...message, id: lastId } satisfies ToWorker);
  return lastId;
}

function settle(id: number): Question | undefined {
  const question = questions.get(id);
  questions.delete(id);
  return question;
}

function startWorker(): Worker {
  const started = new Worker(
    /* webpackChunkName: "search-worker" */ new URL("./worker.ts", import.meta.url),
  );
  started.addEventListener("message", ({ data }: MessageEvent<FromWorker | undefined>) => {
    if (!data) return;
    if ("isComplete" in data) {
      tellComplete();
      return;
    }
    const question = settle(data.id);
    if ("problem" in data) {
      question?.reject(new SearchError(data.problem));
      return;
    }
    ({ isDevelopment } = data);
    question?.resolve(data.answer);
    fetchRest();
  });
  started.addEventListener("error", () => {
    // The script failed or couldn't be loaded; the next query starts another worker. Errors of an earlier worker are
    // ignored, because all its queries are already settled.
    if (worker !== started) return;
    started.terminate();
    worker = undefined;
    for (const id of [...questions.keys()]) {
      settle(id)?.reject(new SearchError("The search worker stopped."));
    }
  });
  return started;
}

/** After the first answer, fetches the rest of the index, so that the search works offline. */
function fetchRest(): void {
  if (hasRest || isSaving()) return;
  hasRest = true;
  setTimeout(() => ask({ kind: "rest" }), REST_DELAY_MS);
}
