import type { DoctorReport } from '../../../electron/doctor/runDoctor.ts';
import { wordsOf } from '../../../graphql/service/match/words/words.ts';
import type { Dialect, DialectServer } from '../../dialects/dialect.ts';
import { examineDialect } from '../../dialects/examineDialect.ts';
import { type Score, scoreProduct } from '../scoreProduct.ts';
import { renamedFetch } from './renamedFetch.ts';

/** What a schema may call by a word that nobody knows, and a word that means nothing. */
export const unknownWords = {
  locations: 'trevik',
  clients: 'brundo',
  patients: 'quimpet',
  appointments: 'zorvel',
  providers: 'laxor',
} as const;

export type UnknownConcept = keyof typeof unknownWords;

/** What names of types end with, whatever they are types of. */
const endings: ReadonlySet<string> = new Set([
  'node',
  'type',
  'model',
  'entity',
  'record',
  'response',
  'output',
  'dto',
]);

/** The word by which the type of a concept is called there; null where the service has none of it. */
export function wordFor(concept: UnknownConcept, { map }: DoctorReport): string | null {
  const type = map[concept]?.type;
  return type === undefined ? null : (rawWords(type).findLast((word) => word.length > 3 && !endings.has(word)) ?? null);
}

/** As they are written: `wordsOf` knows what they mean, and what they are in English. */
function rawWords(name: string): readonly string[] {
  const parts = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[\s_]+/);
  return parts.map((part) => part.toLowerCase()).filter((part) => wordsOf(part).length > 0);
}

/** How a product is understood that calls a concept by a word without a meaning. */
export async function examineUnknown(
  product: Dialect,
  server: DialectServer,
  renaming: { readonly word: string; readonly to: string },
): Promise<Score> {
  return scoreProduct(product, await examineDialect(product, server.url, { fetch: renamedFetch(renaming) }));
}
