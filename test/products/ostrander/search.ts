import { type ClientRecord, fullNameOf, type Practice } from '../../dialects/practice.ts';
import { customerNumberOf } from './partyRecords.ts';
import { e164 } from './values.ts';

/** Who was found, how well and by what. */
export interface SearchHit {
  readonly client: ClientRecord;
  readonly score: number;
  readonly matchedFields: readonly string[];
}

const fewestDigits = 3;
const weights = [
  ['NAME', 1],
  ['CUSTOMER_NUMBER', 1],
  ['EMAIL_ADDRESS', 0.8],
  ['PHONE_NUMBER', 0.8],
  ['PATIENT', 0.6],
] as const;

/** Customers for whom each word of a query is found somewhere, the best matches first, then by age of the record. */
export function searchHits(practice: Practice, query: string): readonly SearchHit[] {
  const words = wordsOf(query);
  // A number that was typed with spaces and dashes is one number.
  const digits = /^[\d\s()+.-]+$/.test(query) ? query.replaceAll(/\D/g, '') : '';
  const petNames = new Map<number, string[]>();
  for (const { clientKey, name } of practice.patients)
    if (clientKey !== null) petNames.set(clientKey, [...(petNames.get(clientKey) ?? []), name]);

  const hitOf = (client: ClientRecord): readonly SearchHit[] => {
    const phones = client.phones.map(({ value }) => e164(value));
    const known: Readonly<Record<(typeof weights)[number][0], readonly string[]>> = {
      NAME: wordsOf(fullNameOf(client)),
      CUSTOMER_NUMBER: [plain(customerNumberOf(client))],
      EMAIL_ADDRESS: client.emails.map(plain),
      PHONE_NUMBER: [],
      PATIENT: (petNames.get(client.key) ?? []).flatMap(wordsOf),
    };
    const inPhone = (word: string): boolean =>
      /^\d+$/.test(word) && word.length >= fewestDigits && phones.some((phone) => phone.includes(word));
    const fieldsOf = (word: string): readonly string[] => [
      ...weights.flatMap(([field]) => (known[field].some((each) => each.startsWith(word)) ? [field] : [])),
      ...(inPhone(word) ? ['PHONE_NUMBER'] : []),
    ];
    const found = inPhone(digits) ? [['PHONE_NUMBER']] : words.map(fieldsOf);
    if (found.length === 0 || found.some((fields) => fields.length === 0)) return [];
    const matched = weights.filter(([field]) => found.some((fields) => fields.includes(field)));
    return [
      {
        client,
        score: Math.max(...matched.map(([, weight]) => weight)),
        matchedFields: matched.map(([field]) => `CUSTOMER_MATCH_FIELD_${field}`),
      },
    ];
  };

  return practice.clients
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap(hitOf)
    .toSorted((one, other) => other.score - one.score || one.client.key - other.client.key);
}

function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

/** Without case and without the accents that can be taken off a letter. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
