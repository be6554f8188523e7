import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { dateTime, grafbaseWords, phoneId, phoneOf } from './records.ts';
import { comparable, queryError } from './select.ts';

/** How the rows of a table get into the practice; ids are those of the table. */
export interface Saving {
  readonly create: (data: Row) => string;
  /** Answers the id that the row has from then on. */
  readonly update: (id: string, data: Row) => string;
  readonly remove: (id: string) => void;
  /** Columns that the practice doesn't know and that are kept as they were written. */
  readonly kept: readonly string[];
  readonly shaped: (column: string, value: unknown) => unknown;
}

const labels = ['Mobile', 'Home', 'Work'] as const;

function key(data: Row, column: string): number | null | undefined {
  const value = data[column];
  if (value === undefined) return undefined;
  return value === null ? null : Number(value);
}

function flag(data: Row, column: string): boolean | undefined {
  const value = data[column];
  return typeof value === 'boolean' ? value : undefined;
}

function instant(data: Row, column: string): number | undefined {
  const value = comparable('DateTime', data[column]);
  return typeof value === 'number' ? value : undefined;
}

const some = (value: string | null | undefined): string | undefined => value ?? undefined;
const shaped = (column: string, value: unknown): unknown => {
  const time = column.endsWith('At') ? comparable('DateTime', value) : null;
  return typeof time === 'number' ? dateTime(time) : value;
};

/** How each writable table is written. */
export function savingOf({ practice, now }: Backstage): Readonly<Record<string, Saving>> {
  function saved<Record extends { readonly key: number }>(write: () => Written<Record>): string {
    const outcome = write();
    if (outcome.ok) return String(outcome.row.key);
    throw queryError(`new row violates check constraint (${outcome.message})`);
  }
  function drop(rows: { readonly key: number }[], id: string): void {
    const index = rows.findIndex((row) => String(row.key) === id);
    if (index !== -1) rows.splice(index, 1);
  }
  function changeOfClient(id: string, data: Row): string {
    const before = rowOf(practice.clients, Number(id));
    const tags = data['tags'];
    const change = {
      givenName: givenText(data, 'firstName'),
      familyName: some(givenText(data, 'lastName')),
      emails: contactChange(before, undefined, givenText(data, 'email')).emails,
      street: data['street'] === null ? '' : some(givenText(data, 'street')),
      city: data['city'] === null ? '' : some(givenText(data, 'city')),
      note: givenText(data, 'notes'),
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : undefined,
      isActive: flag(data, 'isActive'),
      placeKey: key(data, 'homeClinicId') ?? undefined,
    };
    return saved(() => changeClient(practice, Number(id), change, now()));
  }
  function changePhones(clientKey: number, edit: (phones: ClientRecord['phones']) => ClientRecord['phones']): void {
    const phones = edit(rowOf(practice.clients, clientKey)?.phones ?? []);
    saved(() => changeClient(practice, clientKey, { phones }, now()));
  }
  function addPhone(data: Row): string {
    const clientKey = key(data, 'clientId') ?? 0;
    const given = givenText(data, 'label');
    const label = labels.find((each) => each.toLowerCase() === given?.toLowerCase()) ?? 'Mobile';
    const phone = { label, value: givenText(data, 'number') ?? '' };
    const isFirst = flag(data, 'isPrimary') === true;
    changePhones(clientKey, (phones) => (isFirst ? [phone, ...phones] : [...phones, phone]));
    const count = rowOf(practice.clients, clientKey)?.phones.length ?? 1;
    return phoneId(clientKey, isFirst ? 0 : count - 1);
  }
  function dropPhone(id: string): void {
    const { clientKey, index } = phoneOf(id);
    changePhones(clientKey, (phones) => phones.filter((_, other) => other !== index));
  }
  function changeOfPet(id: string, data: Row): string {
    const sex = data['sex'];
    const change = {
      clientKey: key(data, 'clientId'),
      name: some(givenText(data, 'name')),
      species: some(givenText(data, 'species')),
      breed: givenText(data, 'breed'),
      color: data['color'] === null ? '' : some(givenText(data, 'color')),
      sex: sex === 'MALE' || sex === 'FEMALE' || sex === 'UNKNOWN' ? sex : undefined,
      birthDate: givenText(data, 'birthDate'),
      microchip: givenText(data, 'microchip'),
      isActive: flag(data, 'isActive'),
      isDeceased: flag(data, 'isDeceased'),
    } as const;
    return saved(() => changePatient(practice, Number(id), change, now()));
  }
  function visitOf(data: Row, before: AppointmentRecord | null) {
    const end = instant(data, 'endsAt');
    const times = timesOf(before, instant(data, 'startsAt'), end);
    if (times.minutes < 0)
      throw queryError('new row for relation "appointments" violates check constraint "ends_later"');
    return {
      ...times,
      placeKey: key(data, 'clinicId') ?? undefined,
      typeKey: key(data, 'appointmentTypeId') ?? undefined,
      providerKey: key(data, 'staffMemberId'),
      patientKey: key(data, 'petId'),
      clientKey: key(data, 'clientId'),
      // A state that shares no word with another is meant exactly.
      state: stateOfWord(grafbaseWords, some(givenText(data, 'status'))),
      reason: givenText(data, 'reason'),
      cancelReason: givenText(data, 'cancelReason'),
      isDeleted: data['deletedAt'] === undefined ? undefined : data['deletedAt'] !== null,
    };
  }
  const nothing = { kept: ['createdAt', 'updatedAt'], shaped };
  return {
    Client: {
      create(data) {
        const names = { givenName: givenText(data, 'firstName'), familyName: givenText(data, 'lastName') };
        return changeOfClient(
          saved(() => registerClient(practice, names, now())),
          data,
        );
      },
      update: changeOfClient,
      remove: (id) => saved(() => changeClient(practice, Number(id), { isDeleted: true }, now())),
      ...nothing,
    },
    ClientPhone: {
      create: addPhone,
      update(id, data) {
        const { clientKey, index } = phoneOf(id);
        const owner = key(data, 'clientId') ?? clientKey;
        const phone = rowOf(practice.clients, clientKey)?.phones[index];
        const merged: Row = { number: phone?.value, label: phone?.label, ...data, clientId: String(owner) };
        if (owner !== clientKey || data['isPrimary'] === true) {
          dropPhone(id);
          return addPhone(merged);
        }
        const label = labels.find((each) => each === merged['label']) ?? 'Mobile';
        const value = givenText(merged, 'number') ?? '';
        changePhones(clientKey, (phones) => phones.map((each, at) => (at === index ? { label, value } : each)));
        return id;
      },
      remove: dropPhone,
      kept: [],
      shaped,
    },
    Pet: {
      create(data) {
        // The practice wants an owner for each new animal; a stray loses hers at once.
        const clientKey = key(data, 'clientId') ?? practice.clients[0]?.key ?? null;
        const details = { clientKey, name: givenText(data, 'name'), species: givenText(data, 'species') };
        const id = saved(() => addPatient(practice, details, now()));
        return changeOfPet(id, { clientId: null, ...data });
      },
      update: changeOfPet,
      remove: (id) => drop(practice.patients, id),
      ...nothing,
    },
    Appointment: {
      create(data) {
        const { placeKey = null, typeKey = null, cancelReason, isDeleted, ...rest } = visitOf(data, null);
        const id = saved(() => bookAppointment(practice, { ...rest, placeKey, typeKey }, now()));
        const more = { clientKey: rest.clientKey ?? null, cancelReason, isDeleted };
        return saved(() => changeAppointment(practice, Number(id), more, now()));
      },
      update(id, data) {
        const change = visitOf(data, rowOf(practice.appointments, Number(id)));
        return saved(() => changeAppointment(practice, Number(id), change, now()));
      },
      remove: (id) => drop(practice.appointments, id),
      kept: [...nothing.kept, 'bookedBy', 'deletedAt'],
      shaped,
    },
  };
}
