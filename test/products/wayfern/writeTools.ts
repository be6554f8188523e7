import type { Backstage } from '../../dialects/dialect.ts';
import { type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import type { WayfernMemory } from './memory.ts';
import { e164, etagOf, listIn, problem } from './values.ts';

/** What all writes need. */
export interface WriteTools {
  /** Makes the change, or refuses it as all writes are refused. */
  readonly done: <Record>(write: () => Written<Record>) => Record;
  readonly allowed: () => void;
  readonly checkEtag: (row: { readonly key: number; readonly updatedAt: number }, etag: unknown) => void;
  readonly updatedFields: (input: Row, name: string) => Row;
  /** The row that an earlier request with the same id has made, or a new one. */
  readonly once: <Record extends { readonly key: number }>(
    rows: readonly Record[],
    requestId: unknown,
    write: () => Record,
  ) => Record;
}

const labels = { MOBILE: 'Mobile', HOME: 'Home', WORK: 'Work', PHONE_TYPE_UNSPECIFIED: 'Mobile' } as const;
const rowsIn = (value: unknown): readonly Row[] | undefined => (Array.isArray(value) ? value.filter(isRow) : undefined);

/** The numbers of an input, the preferred one first. */
export const phonesIn = (input: Row): readonly PhoneRecord[] | undefined =>
  rowsIn(input['phoneNumbers'])
    ?.toSorted((one, other) => Number(other['preferred'] === true) - Number(one['preferred'] === true))
    .map((row) => {
      const number = e164(String(row['e164Number']));
      if (number === null)
        throw problem(
          'INVALID_ARGUMENT',
          `"${String(row['e164Number'])}" is not a phone number`,
          'client.phoneNumbers',
        );
      const type = Object.keys(labels).find((each): each is keyof typeof labels => each === row['type']) ?? 'MOBILE';
      return { label: labels[type], value: number };
    });

export const emailsIn = (input: Row): readonly string[] | undefined =>
  rowsIn(input['emailAddresses'])
    ?.toSorted((one, other) => Number(other['preferred'] === true) - Number(one['preferred'] === true))
    .map(({ address }) => {
      if (!/^[^\s@]+@[^\s@]+$/.test(String(address)))
        throw problem('INVALID_ARGUMENT', `"${String(address)}" is not an email address`, 'client.emailAddresses');
      return String(address);
    });

/** What the mutations of a server work with. */
export function writeTools(backstage: Backstage, memory: WayfernMemory): WriteTools {
  const done: WriteTools['done'] = (write) =>
    rowOrError(backstage, write, backstage.refuseWrites === null ? 'INVALID_ARGUMENT' : 'PERMISSION_DENIED');
  return {
    done,
    allowed() {
      done(() => ({ ok: true, row: null }));
    },
    checkEtag(row, etag) {
      if (typeof etag === 'string' && etag !== etagOf(row))
        throw problem('ABORTED', 'The resource was changed since it was read', 'etag');
    },
    updatedFields(input, name) {
      const given = isRow(input[name]) ? input[name] : {};
      const mask = listIn(input, 'updateMask');
      if (!mask || mask.includes('*')) return given;
      const known = Object.fromEntries(mask.map((field) => [field, given[field] ?? null]));
      // Says which row it is, whatever the mask says.
      return { ...known, id: given['id'], etag: given['etag'] };
    },
    once(rows, requestId, write) {
      const known = typeof requestId === 'string' ? rowOf(rows, memory.requestIds.get(requestId) ?? null) : null;
      if (known) return known;
      const row = write();
      if (typeof requestId === 'string') memory.requestIds.set(requestId, row.key);
      return row;
    },
  };
}
