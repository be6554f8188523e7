import { readFileSync } from 'node:fs';
import type { ConnectableEnvironment } from '../../contract/environment.ts';
import { isObject } from '../../contract/guards.ts';
import { writeAtomically } from '../files/atomicWrite.ts';

export interface VaultEntry {
  readonly origin: string;
  /** ISO instant, UTC. */
  readonly setAt: string;
  /** What envelope.ts sealed. */
  readonly sealed: string;
}

/** The vault on disk. Without the operating system's help to unwrap the data key, it is noise. */
export interface VaultContent {
  readonly version: 1;
  /** The data key, wrapped by the operating system's encryption, base64. */
  readonly wrappedKey: string;
  readonly entries: Readonly<Partial<Record<ConnectableEnvironment, VaultEntry>>>;
}

export type VaultFound =
  { readonly kind: 'good'; readonly content: VaultContent } | { readonly kind: 'none' } | { readonly kind: 'damaged' };

export function readVaultFile(file: string): VaultFound {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { kind: missing ? 'none' : 'damaged' };
  }
  try {
    const content: unknown = JSON.parse(text);
    return isVaultContent(content) ? { kind: 'good', content } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

export function writeVaultFile(file: string, content: VaultContent): void {
  writeAtomically(file, JSON.stringify(content));
}

/** Copies a vault that can't be used aside, under a name with the time; its bytes are never destroyed. */
export function copyVaultAside(file: string, now: number): void {
  writeAtomically(`${file}.old-${new Date(now).toISOString().replace(/[:.]/g, '-')}`, readFileSync(file));
}

function isVaultContent(value: unknown): value is VaultContent {
  const entry = (each: unknown): boolean => isObject(each, { origin: isText, setAt: isText, sealed: isText });
  return isObject(value, {
    version: (version) => version === 1,
    wrappedKey: isText,
    entries: (entries) => isObject(entries, {}, { sandbox: entry, testing: entry, production: entry, gateway: entry }),
  });
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
