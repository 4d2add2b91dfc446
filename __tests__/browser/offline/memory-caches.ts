/** A browser's caches, which jsdom and Node don't have. Responses are found by the URL of their request. */
export class MemoryCaches {
  readonly #caches = new Map<string, Map<string, Response>>();

  readonly keys = (): Promise<string[]> => Promise.resolve([...this.#caches.keys()]);

  readonly delete = (name: string): Promise<boolean> => Promise.resolve(this.#caches.delete(name));

  readonly match = (request: Request, { cacheName }: { readonly cacheName: string }) =>
    Promise.resolve(this.#caches.get(cacheName)?.get(request.url)?.clone());

  readonly open = (name: string) => {
    const answers = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, answers);
    return Promise.resolve({
      keys: () => Promise.resolve([...answers.keys()].map((url) => new Request(url))),
      match: ({ url }: Request) => Promise.resolve(answers.get(url)?.clone()),
      put: ({ url }: Request, answer: Response) => Promise.resolve(void answers.set(url, answer)),
    });
  };

  /** The paths in a cache. */
  listPaths(name: string): string[] {
    return [...(this.#caches.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  }
}
