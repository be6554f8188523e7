/**
 * Small seeded random numbers (sfc32), the same on every machine.
 *
 * A stream is named by its keys, so that what one part of the seed draws never shifts what another part gets:
 * client 17 stays the same person whether the clinic has 600 or 50,000 clients.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(...keys: readonly (string | number)[]) {
    const text = keys.join('\u0000');
    this.#a = hash(text, 0x9e3779b9);
    this.#b = hash(text, 0x85ebca6b);
    this.#c = hash(text, 0xc2b2ae35);
    // Similar keys give similar states at first; twelve rounds part them.
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** The next number, 0 included to 1 excluded. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  }

  /** A whole number from least to most, both included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One element of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** One value of a table of values and weights. */
  weighted<Item>(table: readonly (readonly [Item, number])[]): Item {
    const total = table.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.next() * total;
    for (const [item, weight] of table) {
      left -= weight;
      if (left < 0) return item;
    }
    // Only rounding leads here, and then the last entry is meant.
    const last = table.at(-1);
    if (last === undefined) throw new Error('Nothing to pick from');
    return last[0];
  }
}

/** FNV-1a with a final mix: 32 bits of a text. */
function hash(text: string, basis: number): number {
  let value = basis | 0;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value ^= value >>> 16;
  value = Math.imul(value, 0x7feb352d);
  return value ^ (value >>> 15);
}
