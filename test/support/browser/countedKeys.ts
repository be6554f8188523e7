import type { Page } from 'playwright-core';

export interface CountedKeys {
  /** How many keys and clicks it took so far; a key with its modifiers is one. */
  readonly count: number;
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
}

/** Presses keys as a person does, one by one, and counts them. */
export function countedKeys({ keyboard }: Page): CountedKeys {
  let count = 0;
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      count += 1;
      await keyboard.press(key);
    }
  };
  return {
    get count() {
      return count;
    },
    press,
    type: (text) => press(...Array.from(text)),
  };
}
