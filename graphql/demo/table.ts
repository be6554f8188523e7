/** Records by id, in the order in which they came. */
export class Table<Item extends { readonly id: string }> {
  readonly #items = new Map<string, Item>();
  #list: readonly Item[] | null = null;

  constructor(items: Iterable<Item>) {
    for (const item of items) this.#items.set(item.id, item);
  }

  get size(): number {
    return this.#items.size;
  }

  /** The record with an id, or null. */
  get(id: string | null): Item | null {
    return id === null ? null : (this.#items.get(id) ?? null);
  }

  /** Adds a record, or replaces the one with its id where that one stands. */
  put(item: Item): Item {
    this.#items.set(item.id, item);
    this.#list = null;
    return item;
  }

  /** Takes a record out; one that is not there is no trouble. */
  remove(id: string): void {
    if (this.#items.delete(id)) this.#list = null;
  }

  /** All records. Kept until the next change: paging through 50,000 clients would build it 250 times. */
  list(): readonly Item[] {
    this.#list ??= [...this.#items.values()];
    return this.#list;
  }
}
