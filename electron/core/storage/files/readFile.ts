import { readFileSync, statSync } from 'node:fs';
import { codeOf } from './atomicWrite.ts';
import { NotRegularFile, readRegular } from './regularFile.ts';

type ReadText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }
  /** Larger, or no regular file, such as a folder or a pipe, which is never opened. */
  | { readonly kind: 'tooLarge' }
  /** Not UTF-8, or it can't be read. */
  | { readonly kind: 'noText' };

/** Reads a file from a user. A byte-order mark, which editors leave, is skipped. Never throws. */
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

type ReadJson =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'none' }
  /** Its content is not what the app wrote. */
  | { readonly kind: 'damaged' }
  /** It can't be read now, but may be intact. */
  | { readonly kind: 'closed' };

/**
 * Reads a JSON file that the app itself has written, so that any other content is damage: another encoding, a
 * byte-order mark, a duplicate key or one named `__proto__`. What is no regular file is not read, a link included. Never
 * throws.
 */
export function readJsonFile(file: string, maxBytes: number): ReadJson {
  let bytes: Buffer;
  try {
    bytes = readRegular(file, maxBytes);
  } catch (error) {
    if (error instanceof NotRegularFile) return { kind: 'damaged' };
    const code = codeOf(error);
    if (code === 'ENOENT') return { kind: 'none' };
    // A link, a pipe or a folder is damage; missing permissions or a failing disk are not.
    return { kind: notRegular.has(code) ? 'damaged' : 'closed' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return hasBadKey(text) ? { kind: 'damaged' } : { kind: 'json', value };
  } catch {
    return { kind: 'damaged' };
  }
}

/** What opening reports for a link, a socket or a device without a driver, and a folder on Windows. */
const notRegular = new Set(['ELOOP', 'ENXIO', 'ENODEV', 'EISDIR']);

/** Whether well-formed JSON text has an object with a duplicate key, of which a parser drops one, or an own `__proto__`. */
export function hasBadKey(text: string): boolean {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x7b) open.push(new Set());
    else if (code === 0x7d) open.pop();
    else if (code === 0x22) {
      const begin = at;
      at = endOfString(text, begin);
      if (!isFollowedByColon(text, at)) continue;
      // Sound: a quoted part is a JSON string, as the whole text was parsed.
      const key = JSON.parse(text.slice(begin, at + 1)) as string;
      const keys = open.at(-1);
      if (key === '__proto__' || keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}

/** The closing quote: the next one after an even number of backslashes. */
function endOfString(text: string, begin: number): number {
  for (let at = text.indexOf('"', begin + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

function isFollowedByColon(text: string, quote: number): boolean {
  let at = quote + 1;
  while (/\s/.test(text.charAt(at))) at += 1;
  return text.charCodeAt(at) === 0x3a;
}
