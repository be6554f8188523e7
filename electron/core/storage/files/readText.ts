import { readFileSync, statSync } from 'node:fs';

export type ReadText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }
  /** Or no file at all, such as a folder or a pipe, which is never opened. */
  | { readonly kind: 'tooLarge' }
  /** Not UTF-8, or it can't be read. */
  | { readonly kind: 'noText' };

/** Reads a file that a person has put there. A byte-order mark, which editors leave, is no part of it. Never throws. */
export function readText(file: string, maxBytes: number): ReadText {
  try {
    const about = statSync(file, { throwIfNoEntry: false });
    if (!about) return { kind: 'none' };
    if (!about.isFile() || about.size > maxBytes) return { kind: 'tooLarge' };
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)) };
  } catch {
    return { kind: 'noText' };
  }
}
