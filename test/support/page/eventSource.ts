type Hear = (message: MessageEvent<string>) => void;

/** What the preview's transport uses of a browser's EventSource, for tests in Node, which has none by default. */
export class NodeEventSource {
  readonly #controller = new AbortController();
  readonly #listeners = new Set<Hear>();

  constructor(url: URL) {
    void this.#read(url);
  }

  addEventListener(_type: 'message', listener: Hear): void {
    this.#listeners.add(listener);
  }

  close(): void {
    this.#controller.abort();
  }

  async #read(url: URL): Promise<void> {
    try {
      const response = await fetch(url, { signal: this.#controller.signal });
      const decoder = new TextDecoder();
      let text = '';
      for await (const piece of response.body ?? []) {
        text += decoder.decode(piece, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events.filter((each) => each.startsWith('data: '))) {
          const message = new MessageEvent('message', { data: event.slice('data: '.length) });
          for (const listener of this.#listeners) listener(message);
        }
      }
    } catch {
      // Closed.
    }
  }
}
