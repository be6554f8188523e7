import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { topFields } from './fields.ts';
import { type NamedIds, surrealWords } from './records.ts';
import { failed, instantIn, millisecondsOf, resolving, unconverted } from './values.ts';

/** What may be done with the records of a table; ids are whole. */
export interface TableWrites {
  readonly create: (data: Row) => string;
  /** Changes what is given: null is as good as nothing. */
  readonly merge: (id: string, data: Row) => void;
  /** Puts other content in place of all that is there. */
  readonly replace: (id: string, data: Row) => void;
}

const text = (value: unknown): string | null | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : null;
const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** What changes data: a table for each kind that the front desk writes. */
export function surrealWrites(
  stage: Backstage,
  rowsOf: (table: string) => readonly Row[],
  ids: NamedIds,
): Readonly<Record<string, TableWrites>> {
  const { practice, now } = stage;
  function row<Each>(write: () => Written<Each>): Each {
    const outcome = written(stage, write);
    // What an event throws.
    if (!outcome.ok) throw failed(`An error occurred: ${outcome.message}`);
    return outcome.row;
  }
  /** The key behind a link: undefined where there is none in the data, and null where it leads nowhere. */
  function linked(data: Row, field: string, kind: Kind): number | null | undefined {
    const value = data[field];
    if (value === undefined || value === null) return value;
    const [table = ''] = ids.of(kind, 1).split(':');
    if (typeof value !== 'string' || !new RegExp(`^${table}:\\w+$`, 'u').test(value)) {
      throw unconverted(value, `record<${table}>`);
    }
    return ids.key(kind, value);
  }
  function stateOf(data: Row): VisitState | undefined {
    const { status } = data;
    if (status === undefined || status === null) return undefined;
    const state = (Object.keys(surrealWords) as VisitState[]).find((each) => surrealWords[each] === status);
    if (state) return state;
    const words = Object.values(surrealWords).map((word) => `'${word}'`);
    const found = `Found '${String(text(status))}' for field \`status\`, with record \`appointment\``;
    throw failed(`${found}, but field must conform to: $value IN [${words.join(', ')}]`);
  }
  const minutesOf = (data: Row): number | undefined =>
    data['duration'] === undefined ? undefined : millisecondsOf(data['duration']) / 60_000;
  const startOf = (data: Row): number | undefined =>
    data['starts_at'] === undefined ? undefined : instantIn(data['starts_at']);
  function phonesIn(data: Row): PhoneRecord[] | undefined {
    const list = data['phones'];
    if (!Array.isArray(list)) return undefined;
    const labels = ['Mobile', 'Home', 'Work'] as const;
    return list.filter(isRow).map(({ label, number }) => ({
      label: labels.find((each) => each.toLowerCase() === label) ?? 'Mobile',
      value: text(number) ?? '',
    }));
  }
  const emailsIn = (data: Row): string[] | undefined => {
    const email = text(data['email']);
    return email === undefined ? undefined : email === null ? [] : [email];
  };
  const given = (data: Row): Row =>
    Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));
  /** All fields of a table, those that are not given being empty. */
  const whole = (table: string, data: Row): Row =>
    Object.fromEntries(topFields(table).map(([field]) => [field, data[field] ?? null]));
  const needed = (table: string, id: string): Row => {
    const found = rowsOf(table).find((each) => each['id'] === id);
    if (found) return found;
    throw resolving('Unexpected mutation result');
  };

  function changeBooking(id: string, data: Row): void {
    const key = ids.key('appointment', id);
    const place = linked(data, 'location', 'place');
    const type = linked(data, 'service', 'visitType');
    const change = {
      start: startOf(data),
      minutes: minutesOf(data),
      state: stateOf(data),
      reason: text(data['reason']),
      cancelReason: text(data['cancel_reason']),
      placeKey: place ?? undefined,
      typeKey: type ?? undefined,
      providerKey: linked(data, 'staff', 'provider'),
      patientKey: linked(data, 'pet', 'patient'),
      clientKey: linked(data, 'client', 'client'),
    };
    row(() => changeAppointment(practice, key, change, now()));
  }
  function changePerson(id: string, data: Row): void {
    const address = isRow(data['address']) ? data['address'] : null;
    const change = {
      givenName: text(data['first_name']),
      familyName: text(data['last_name']) ?? undefined,
      emails: emailsIn(data),
      phones: data['phones'] === null ? [] : phonesIn(data),
      isActive: flag(data['active']),
      note: text(data['notes']),
      tags: Array.isArray(data['tags']) ? data['tags'].map(String) : undefined,
      placeKey: linked(data, 'location', 'place') ?? undefined,
      street: address ? (text(address['street']) ?? '') : undefined,
      city: address ? (text(address['city']) ?? '') : undefined,
    };
    row(() => changeClient(practice, ids.key('client', id), change, now()));
  }
  function changeAnimal(id: string, data: Row): void {
    const birth = data['birth_date'];
    const change = {
      name: text(data['name']) ?? undefined,
      species: text(data['species']) ?? undefined,
      breed: text(data['breed']),
      color: text(data['color']) ?? undefined,
      microchip: text(data['microchip']),
      birthDate: birth === null || birth === undefined ? birth : new Date(instantIn(birth)).toISOString().slice(0, 10),
      isActive: flag(data['active']),
      isDeceased: flag(data['deceased']),
      clientKey: linked(data, 'owner', 'client'),
    };
    row(() => changePatient(practice, ids.key('patient', id), change, now()));
  }
  const table = (
    name: string,
    kind: Kind,
    create: (data: Row) => number,
    change: (id: string, data: Row) => void,
  ): TableWrites => ({
    create(data) {
      const { id } = data;
      const wanted = typeof id === 'string' ? `${name}:${id}` : null;
      if (wanted !== null && rowsOf(name).some((each) => each['id'] === wanted)) {
        throw failed(`Database record \`${wanted}\` already exists`);
      }
      const key = create(given(data));
      if (wanted !== null) ids.name(kind, key, wanted);
      return ids.of(kind, key);
    },
    merge(id, data) {
      needed(name, id);
      change(id, given(data));
    },
    replace(id, data) {
      needed(name, id);
      const content = whole(name, given(data));
      // What the database must have was given, and what has a default gets it.
      change(
        id,
        presentFields({ ...content, active: content['active'] ?? true, status: content['status'] ?? 'scheduled' }),
      );
    },
  });
  return {
    appointment: table(
      'appointment',
      'appointment',
      (data) => {
        const booking = {
          start: startOf(data) ?? null,
          minutes: minutesOf(data),
          placeKey: linked(data, 'location', 'place') ?? null,
          typeKey: linked(data, 'service', 'visitType') ?? null,
          providerKey: linked(data, 'staff', 'provider'),
          patientKey: linked(data, 'pet', 'patient'),
          clientKey: linked(data, 'client', 'client'),
          reason: text(data['reason']),
          state: stateOf(data),
        };
        return row(() => bookAppointment(practice, booking, now())).key;
      },
      changeBooking,
    ),
    client: table(
      'client',
      'client',
      (data) => {
        const details = {
          givenName: text(data['first_name']),
          familyName: text(data['last_name']),
          emails: emailsIn(data) ?? [],
          phones: [],
        };
        const { key } = row(() => registerClient(practice, details, now()));
        changePerson(ids.of('client', key), data);
        return key;
      },
      changePerson,
    ),
    pet: table(
      'pet',
      'patient',
      (data) => {
        const details = {
          clientKey: linked(data, 'owner', 'client') ?? null,
          name: text(data['name']),
          species: text(data['species']),
          breed: text(data['breed']),
        };
        const { key } = row(() => addPatient(practice, details, now()));
        changeAnimal(ids.of('patient', key), data);
        return key;
      },
      changeAnimal,
    ),
  };
}
