import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { type Entry, type Filters, inSortOrder, meetsFilters } from './filters.ts';
import { strapiIds, strapiRecords, strapiWords } from './records.ts';
import { contentTypes } from './schema.ts';

interface ListArgs {
  readonly filters?: Filters | null;
  readonly pagination?: {
    readonly page?: number;
    readonly pageSize?: number;
    readonly start?: number;
    readonly limit?: number;
  };
  readonly sort?: readonly (string | null)[];
  readonly publicationState?: 'LIVE' | 'PREVIEW';
}

interface Data extends Readonly<Record<string, string | boolean | null | undefined>> {}

const defaultLimit = 10;
const { key } = strapiIds;

/** Resolvers of the clinic's server: data, attributes, and relations that are responses again. */
export function strapiRoots(stage: Backstage): object {
  const { entriesOf } = strapiRecords(stage);
  const chosen = (entries: readonly Entry[], { filters, sort, publicationState }: ListArgs): readonly Entry[] => {
    const visible = entries.filter(
      ({ attributes }) => publicationState === 'PREVIEW' || attributes['publishedAt'] !== null,
    );
    return inSortOrder(
      visible.filter((entry) => meetsFilters(entry, filters)),
      sort,
    );
  };
  const pageOf = (rows: readonly Entry[], pagination: ListArgs['pagination'] = {}) => {
    const asked = pagination.pageSize ?? pagination.limit ?? defaultLimit;
    // A limit of -1 asks for everything, which is what the server gives at most.
    const pageSize = asked < 0 ? stage.cap : Math.max(1, Math.min(asked, stage.cap));
    const start = pagination.start ?? (Math.max(1, pagination.page ?? 1) - 1) * pageSize;
    return {
      rows: rows.slice(start, start + pageSize),
      page: Math.floor(start / pageSize) + 1,
      pageSize,
      pageCount: Math.ceil(rows.length / pageSize),
      total: rows.length,
    };
  };
  const collection = (entries: readonly Entry[], args: ListArgs): object => {
    const { rows, ...pagination } = pageOf(chosen(entries, args), args.pagination);
    return { data: rows.map(show), meta: { pagination } };
  };
  const show = (entry: Entry): object => {
    entry.met();
    const single = Object.entries(entry.one).map(([name, read]) => [name, () => response(read())]);
    const several = Object.entries(entry.many).map(([name, read]) => [
      name,
      (args: ListArgs) => collection(read(), args),
    ]);
    return { id: entry.id, attributes: { ...entry.attributes, ...Object.fromEntries([...single, ...several]) } };
  };
  const response = (entry: Entry | null): object => ({ data: entry && show(entry) });
  const roots: Record<string, unknown> = {};
  for (const { singular, plural } of contentTypes) {
    const entries = entriesOf[singular] ?? (() => []);
    roots[plural] = (args: ListArgs) => collection(entries(), args);
    // One entry is found as a draft too.
    roots[singular] = ({ id }: { id?: string }) => response(entries().find((entry) => entry.id === id) ?? null);
  }
  return { ...roots, me: null, ...strapiWrites(stage, response) };
}

function strapiWrites(stage: Backstage, response: (entry: Entry | null) => object) {
  const { practice, now } = stage;
  const { owner, pet, appointment } = strapiRecords(stage);
  const save = <Row>(write: () => Written<Row>, entry: (row: Row) => Entry): object =>
    response(entry(rowOrError(stage, write, 'STRAPI_VALIDATION_ERROR')));
  const text = (value: Data[string]): string | null | undefined => (typeof value === 'boolean' ? String(value) : value);
  const instant = (value: Data[string]): number | undefined =>
    typeof value === 'string' ? instantOf(value) : undefined;
  const reference = (kind: Parameters<typeof key>[0], value: Data[string]): number | null | undefined =>
    value === undefined ? undefined : key(kind, text(value));
  // Without a date of publication an entry is a draft.
  const hidden = (data: Data): boolean | undefined =>
    data['publishedAt'] === undefined ? undefined : data['publishedAt'] === null;
  const phonesOf = (data: Data, before: string | undefined): string[] => {
    const telephone = data['telephone'] === undefined ? before : text(data['telephone']);
    return [telephone].filter((value) => value !== null && value !== undefined);
  };
  const changesOf = (data: Data) => {
    const start = instant(data['starts_at']);
    const end = instant(data['ends_at']);
    return {
      start,
      end,
      state: stateOfWord(strapiWords, text(data['state'])),
      reason: text(data['reason']),
      placeKey: reference('place', data['clinic']),
      typeKey: reference('visitType', data['service']),
      providerKey: reference('provider', data['vet']),
      patientKey: reference('patient', data['pet']),
    };
  };
  const speciesOf = (data: Data): string | undefined => {
    const species = [...new Set(practice.patients.map((animal) => animal.species))].toSorted();
    return species[Number(text(data['type']) ?? 0) - 1];
  };
  return {
    createAppointment({ data }: { data: Data }) {
      const { start = null, end, placeKey = null, typeKey = null, ...more } = changesOf(data);
      const minutes = start === null || end === undefined ? undefined : (end - start) / 60_000;
      const input = { ...more, start, minutes, placeKey, typeKey };
      return save(() => bookAppointment(practice, input, now()), appointment);
    },
    updateAppointment({ id, data }: { id: string; data: Data }) {
      const before = rowOf(practice.appointments, key('appointment', id));
      const { start = before?.start, end, placeKey, typeKey, patientKey, ...more } = changesOf(data);
      const animal = patientKey === undefined ? undefined : rowOf(practice.patients, patientKey);
      const change = {
        ...more,
        start,
        minutes: start === undefined || end === undefined ? undefined : (end - start) / 60_000,
        placeKey: placeKey ?? undefined,
        typeKey: typeKey ?? undefined,
        // Whose visit it is goes by the animal.
        ...(animal !== undefined && { patientKey: animal?.key ?? null, clientKey: animal?.clientKey ?? null }),
        cancelReason: text(data['cancel_reason']),
        isDeleted: hidden(data),
      };
      return save(() => changeAppointment(practice, before?.key ?? null, change, now()), appointment);
    },
    deleteAppointment({ id }: { id: string }) {
      return save(() => {
        const outcome = changeAppointment(practice, key('appointment', id), { isDeleted: true }, now());
        // A deleted entry is gone for good; the answer still shows it.
        if (outcome.ok) practice.appointments.splice(practice.appointments.indexOf(outcome.row), 1);
        return outcome;
      }, appointment);
    },
    createOwner({ data }: { data: Data }) {
      const input = {
        givenName: text(data['first_name']),
        familyName: text(data['last_name']),
        phones: phonesOf(data, undefined),
      };
      return save(() => registerClient(practice, input, now()), owner);
    },
    updateOwner({ id, data }: { id: string; data: Data }) {
      const before = rowOf(practice.clients, key('client', id));
      const [first, ...others] = before?.phones ?? [];
      const numbers = phonesOf(data, first?.value).map(
        (value) => ({ label: first?.label ?? 'Mobile', value }) as const,
      );
      const change = {
        givenName: text(data['first_name']),
        familyName: text(data['last_name']) ?? undefined,
        phones: [...numbers, ...others],
        street: text(data['address']) ?? undefined,
        city: text(data['city']) ?? undefined,
        isDeleted: hidden(data),
      };
      return save(() => changeClient(practice, before?.key ?? null, change, now()), owner);
    },
    createPet({ data }: { data: Data }) {
      const input = {
        clientKey: key('client', text(data['owner'])),
        name: text(data['name']),
        species: speciesOf(data),
      };
      return save(() => addPatient(practice, input, now()), pet);
    },
    updatePet({ id, data }: { id: string; data: Data }) {
      const change = {
        name: text(data['name']) ?? undefined,
        birthDate: text(data['Birthdate']),
        species: data['type'] === undefined ? undefined : speciesOf(data),
      };
      return save(() => changePatient(practice, key('patient', id), change, now()), pet);
    },
  };
}
