import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { timesOf } from '../tableDefinitions.ts';
import { connectIds, otherId, statusWords } from './records.ts';
import { comparable } from './values.ts';

/** How a table is written: with values of columns that are checked before. */
export interface TableWrites {
  readonly insert: (values: Row) => Row;
  readonly update: (row: Row, values: Row) => void;
  readonly remove: (row: Row) => void;
}

const labels = { home: 'Home', work: 'Work' } as const;

// The columns that an insert leaves out.
// prettier-ignore
const emptyVisit: AppointmentRecord = {
  key: 0, start: 0, minutes: 0, placeKey: 0, typeKey: 0, state: 'planned', providerKey: null, patientKey: null,
  clientKey: null, reason: null, cancelReason: null, isBlock: false, isDeleted: false, createdAt: 0, updatedAt: 0,
};

/** Writes to the tables whose truth is the practice. The ids of new rows are the database's own. */
export function practiceWrites(
  stage: Backstage,
  statusTexts: Map<number, string>,
): Readonly<Record<'Client' | 'ClientPhone' | 'Pet' | 'Appointment', TableWrites>> {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => rowOrError(stage, write, 'FAILED_PRECONDITION');
  const keyOf = (kind: 'place' | 'provider' | 'visitType' | 'client' | 'patient', values: Row, column: string) => {
    if (values[column] === undefined) return undefined;
    return connectIds.key(kind, givenText(values, column));
  };
  const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
  const time = (values: Row, column: string): number | undefined =>
    values[column] === undefined ? undefined : Number(comparable('Timestamp', values[column]));

  function clientChange(before: ClientRecord | null, values: Row): Partial<ClientRecord> {
    const email = givenText(values, 'email');
    const tags: unknown = values['tags'];
    return presentFields({
      givenName: givenText(values, 'firstName'),
      familyName: givenText(values, 'lastName') ?? undefined,
      emails:
        email === undefined ? undefined : [email, ...(before?.emails.slice(1) ?? [])].filter((one) => one !== null),
      street: values['street'] === null ? '' : givenText(values, 'street'),
      city: values['city'] === null ? '' : givenText(values, 'city'),
      tags: tags === undefined ? undefined : Array.isArray(tags) ? tags.map(String) : [],
      note: givenText(values, 'notes'),
      isActive: flag(values['isActive']),
      placeKey: keyOf('place', values, 'homeClinicId') ?? undefined,
    });
  }
  function changePhones(key: number | null, change: (phones: ClientRecord['phones']) => ClientRecord['phones']): void {
    const phones = rowOf(practice.clients, key)?.phones ?? [];
    done(() => changeClient(practice, key, { phones: change(phones) }, now()));
  }
  function petChange(values: Row): Row {
    const sex = givenText(values, 'sex');
    return presentFields({
      name: givenText(values, 'name') ?? undefined,
      species: givenText(values, 'species') ?? undefined,
      breed: givenText(values, 'breed'),
      sex: sex === undefined ? undefined : ['male', 'female'].includes(sex ?? '') ? sex?.toUpperCase() : 'UNKNOWN',
      birthDate:
        values['dateOfBirth'] === null ? null : (comparable('Date', values['dateOfBirth'] ?? undefined) ?? undefined),
      color: givenText(values, 'color') ?? undefined,
      microchip: givenText(values, 'microchip'),
      isDeceased: flag(values['isDeceased']),
      clientKey: keyOf('client', values, 'ownerId'),
    });
  }
  function stateOf(values: Row): VisitState | undefined {
    const word = givenText(values, 'status') ?? undefined;
    const known = Object.entries(statusWords).find(([, text]) => text === word)?.[0];
    // A text column takes any word; what the app never writes is as good as planned.
    return word === undefined ? undefined : ((known ?? 'planned') as VisitState); // Sound: keys of the record.
  }
  function noteStatus(key: number, values: Row): void {
    const word = givenText(values, 'status') ?? undefined;
    if (word === undefined) return;
    statusTexts.delete(key);
    if (!Object.values(statusWords).includes(word)) statusTexts.set(key, word);
  }
  function visitChange(before: AppointmentRecord | null, values: Row): Partial<AppointmentRecord> {
    const [start, end] = [time(values, 'startTime'), time(values, 'endTime')];
    return presentFields({
      ...(start === undefined && end === undefined ? {} : timesOf(before, start, end)),
      placeKey: keyOf('place', values, 'clinicId') ?? undefined,
      typeKey: keyOf('visitType', values, 'typeId') ?? undefined,
      clientKey: keyOf('client', values, 'clientId'),
      patientKey: keyOf('patient', values, 'petId'),
      providerKey: keyOf('provider', values, 'staffMemberId'),
      state: stateOf(values),
      reason: givenText(values, 'reason'),
      cancelReason: givenText(values, 'cancellationReason'),
    });
  }
  const key = (kind: 'client' | 'patient' | 'appointment', row: Row): number | null =>
    connectIds.key(kind, String(row['id']));

  return {
    Client: {
      insert(values) {
        const names = { givenName: givenText(values, 'firstName'), familyName: givenText(values, 'lastName') };
        const made = done(() => registerClient(practice, names, now()));
        done(() => changeClient(practice, made.key, clientChange(made, values), now()));
        return { id: connectIds.of('client', made.key) };
      },
      update(row, values) {
        const before = rowOf(practice.clients, key('client', row));
        done(() => changeClient(practice, before?.key ?? null, clientChange(before, values), now()));
      },
      remove(row) {
        const clientKey = key('client', row);
        done(() => changeClient(practice, clientKey, { isDeleted: true, isActive: false }, now()));
        // Optional references to a row that goes are emptied.
        for (const pet of practice.patients)
          if (pet.clientKey === clientKey) done(() => changePatient(practice, pet.key, { clientKey: null }, now()));
        for (const visit of practice.appointments)
          if (visit.clientKey === clientKey)
            done(() => changeAppointment(practice, visit.key, { clientKey: null }, now()));
      },
    },
    ClientPhone: {
      insert(values) {
        const clientKey = keyOf('client', values, 'clientId') ?? null;
        const phone = phoneOf(values, 'Mobile');
        changePhones(clientKey, (phones) => (values['isPrimary'] === true ? [phone, ...phones] : [...phones, phone]));
        const phones = rowOf(practice.clients, clientKey)?.phones ?? [];
        return { id: otherId(1, (clientKey ?? 0) * 10 + phones.indexOf(phone)) };
      },
      update(row, values) {
        changePhones(keyOf('client', row, 'clientId') ?? null, (phones) => {
          const at = phones.findIndex(({ value }) => value === row['number']);
          const phone = phoneOf({ ...row, ...values }, phones[at]?.label ?? 'Mobile');
          const others = phones.filter((_, index) => index !== at);
          if (values['isPrimary'] === true) return [phone, ...others];
          return phones.map((each, index) => (index === at ? phone : each));
        });
      },
      remove(row) {
        changePhones(keyOf('client', row, 'clientId') ?? null, (phones) =>
          phones.filter(({ value }) => value !== row['number']),
        );
      },
    },
    Pet: {
      insert(values) {
        const owner = keyOf('client', values, 'ownerId') ?? null;
        const anyone = practice.clients[0]?.key ?? null;
        const details = { clientKey: owner ?? anyone, name: givenText(values, 'name') };
        const made = done(() => addPatient(practice, details, now()));
        done(() => changePatient(practice, made.key, { ...petChange(values), clientKey: owner }, now()));
        return { id: connectIds.of('patient', made.key) };
      },
      update(row, values) {
        done(() => changePatient(practice, key('patient', row), petChange(values), now()));
      },
      remove(row) {
        const patientKey = key('patient', row);
        const at = practice.patients.findIndex((pet) => pet.key === patientKey);
        if (at >= 0) practice.patients.splice(at, 1);
        for (const visit of practice.appointments)
          if (visit.patientKey === patientKey)
            done(() => changeAppointment(practice, visit.key, { patientKey: null }, now()));
      },
    },
    Appointment: {
      insert(values) {
        const made: AppointmentRecord = {
          ...emptyVisit,
          key: 1 + Math.max(0, ...practice.appointments.map((row) => row.key)),
          createdAt: now(),
          updatedAt: now(),
          ...visitChange(null, values),
        };
        done(() => {
          practice.appointments.push(made);
          return { ok: true, row: made };
        });
        noteStatus(made.key, values);
        return { id: connectIds.of('appointment', made.key) };
      },
      update(row, values) {
        const before = rowOf(practice.appointments, key('appointment', row));
        done(() => changeAppointment(practice, before?.key ?? null, visitChange(before, values), now()));
        noteStatus(before?.key ?? 0, values);
      },
      remove(row) {
        done(() => changeAppointment(practice, key('appointment', row), { isDeleted: true }, now()));
      },
    },
  };
}

function phoneOf(values: Row, otherwise: 'Mobile' | 'Home' | 'Work'): ClientRecord['phones'][number] {
  const label = givenText(values, 'label')?.toLowerCase();
  const known = label === 'home' || label === 'work' ? labels[label] : label === 'mobile' ? 'Mobile' : otherwise;
  return { label: known, value: givenText(values, 'number') ?? '' };
}
