import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { addressRow, emailRow, phoneRow } from './contacts.ts';
import { imObject, type OpenVpmsEntities } from './entities.ts';
import type { NoteRow, OpenVpmsMemory, ReminderRow } from './memory.ts';
import { openVpmsIds } from './ids.ts';
import { amountOf, codeOf, customerName, idOf, lookupRow } from './values.ts';

/** How customers and patients look. */
export type OpenVpmsParties = ReturnType<typeof openVpmsParties>;

/** What patients are reminded of. */
export const reminderTypes = [
  { name: 'Annual vaccination', defaultInterval: 12, defaultUnits: 'MONTHS' },
  { name: 'Heartworm prevention', defaultInterval: 6, defaultUnits: 'MONTHS' },
  { name: 'Dental check', defaultInterval: 24, defaultUnits: 'MONTHS' },
] as const;

const of = openVpmsIds.of;
const yearMs = 365.25 * 86_400_000;
const sexes = { MALE: 'MALE', FEMALE: 'FEMALE', UNKNOWN: 'UNSPECIFIED' } as const;

/** Makes rows of customers and patients; references are followed where they are asked for. */
export function openVpmsParties(
  { practice, meet, now }: Backstage,
  entities: OpenVpmsEntities,
  memory: OpenVpmsMemory,
) {
  const { ledger } = memory;
  const { moment } = entities;

  const note = ({ key, category, note: text, at }: NoteRow): Row => ({
    ...imObject('CustomerNote', idOf('note', key), 'act.customerNote', 'Note'),
    startTime: moment(at),
    endTime: null,
    author: entities.reception,
    category: category === null ? null : lookupRow('lookup.customerNoteCategory', nameOfCategory(category), category),
    note: text,
  });
  const reminderType = (number: number): Row => {
    const type = reminderTypes[number - 1] ?? reminderTypes[0];
    const { name, ...interval } = type;
    return { ...imObject('ReminderType', idOf('reminderType', number), 'entity.reminderType', name), ...interval };
  };
  const reminder = (row: ReminderRow): Row => ({
    ...imObject('Reminder', idOf('reminder', row.key), 'act.patientReminder', 'Reminder'),
    startTime: moment(row.next),
    endTime: null,
    author: null,
    dueDate: row.dueDate,
    patient: () => patientOf(row.patientKey),
    reminderType: () => reminderType(row.typeNumber),
    status: row.status,
    reminderCount: row.count,
  });

  function customer(row: ClientRecord): Row {
    meet('client', row.key);
    const id = of('client', row.key);
    const remembered = memory.companies.get(row.key);
    // Who was imported without a first name is a company, whose name stands for the last name that is needed.
    const company = remembered === undefined ? (row.givenName === null ? row.familyName : null) : remembered;
    const phones = row.phones.map(({ label, value }, index) => ({
      label,
      shown: phoneRow(`${id}${String(10 + index)}`, value, label, index === 0),
    }));
    const phoneWith = (label: string): Row | null => phones.find((each) => each.label === label)?.shown ?? null;
    const title = memory.titles.get(row.key) ?? null;
    return {
      ...imObject('Customer', id, 'party.customerperson', company ?? customerName(row), row.isActive),
      description: [row.street, row.city, row.phones[0]?.value].filter(Boolean).join(' - '),
      titleName: title === null ? null : nameOfCategory(title),
      titleCode: title,
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      companyName: company,
      contacts: [
        ...(row.street || row.city ? [addressRow(`${id}01`, row.street, row.city, null, null)] : []),
        ...phones.map(({ shown }) => shown),
        ...row.emails.map((value, index) => emailRow(`${id}${String(30 + index)}`, value, index === 0)),
      ],
      homePhone: phoneWith('Home'),
      workPhone: phoneWith('Work'),
      mobilePhone: phoneWith('Mobile'),
      type: null,
      classifications: row.tags.map((tag) => lookupRow('lookup.customerType', tag)),
      location: () => entities.locationOf(row.placeKey),
      patients: () =>
        practice.patients.filter(({ clientKey }) => clientKey === row.key).map((patientRow) => owned(row, patientRow)),
      alerts:
        row.note === null
          ? []
          : [
              {
                id: idOf('note', 50_000 + row.key),
                archetype: 'act.customerAlert',
                alertType: lookupRow('lookup.customerAlertType', 'Account note'),
                notes: row.note,
                startTime: moment(row.createdAt),
              },
            ],
      notes: () => memory.notes.filter(({ clientKey }) => clientKey === row.key).map(note),
      balance: () =>
        amountOf(
          ledger.orders
            .filter(({ clientKey }) => clientKey === row.key)
            .reduce((sum, order) => sum + dueOf(ledger, order), 0),
        ),
      createdDate: moment(row.createdAt),
    };
  }
  const customerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && customer(row);
  };

  /** An ownership; one that has ended says until when it was. */
  const owned = (owner: ClientRecord, row: PatientRecord, until: number | null = null): Row => ({
    archetype: 'entityRelationship.patientOwner',
    source: () => customer(owner),
    target: () => patient(row),
    activeStartTime: moment(row.createdAt),
    activeEndTime: until === null ? null : moment(until),
  });

  function patient(row: PatientRecord): Row {
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    const former = memory.formerOwners.get(row.key) ?? [];
    const microchip = row.microchip && {
      archetype: 'entityIdentity.microchip',
      name: 'Microchip',
      identity: row.microchip,
    };
    return {
      ...imObject('Patient', of('patient', row.key), 'party.patientpet', row.name, row.isActive),
      description: [row.color, row.breed ?? row.species].filter(Boolean).join(' '),
      speciesName: row.species,
      speciesCode: codeOf(row.species),
      breedName: row.breed,
      breedCode: row.breed === null ? null : codeOf(row.breed),
      colourName: row.color === '' ? null : row.color,
      colourCode: row.color === '' ? null : codeOf(row.color),
      sex: sexes[row.sex],
      desexed: memory.desexed.get(row.key) ?? row.key % 3 === 0,
      dateOfBirth: row.birthDate,
      age: row.birthDate === null ? null : ageOf(row.birthDate, now()),
      deceased: row.isDeceased,
      deceasedDate: memory.deceasedDates.get(row.key) ?? null,
      owner: () => owner && customer(owner),
      customers: () => [
        ...(owner ? [owned(owner, row)] : []),
        ...former.flatMap(({ clientKey, until }) => {
          const before = rowOf(practice.clients, clientKey);
          return before ? [owned(before, row, until)] : [];
        }),
      ],
      microchip: microchip ?? null,
      identities: microchip ? [microchip] : [],
      weight: () => (row.key % 4 === 0 ? null : weightOf(row, moment)),
      reminders: () => memory.reminders.filter(({ patientKey }) => patientKey === row.key).map(reminder),
      created: moment(row.createdAt),
    };
  }
  const patientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && patient(row);
  };

  return { customer, customerOf, patient, patientOf, note, reminder, reminderType };
}

/** A weight as it was put on record with the patient. */
export function weightOf({ key, createdAt }: PatientRecord, moment: (instant: number) => string): Row {
  return {
    ...imObject('PatientWeight', idOf('visit', 50_000 + key), 'act.patientWeight', 'Weight'),
    startTime: moment(createdAt),
    endTime: null,
    author: null,
    weight: 2 + ((key * 7) % 300) / 10,
    units: 'KILOGRAMS',
  };
}

function ageOf(birthDate: string, now: number): string {
  const years = Math.floor((now - Date.parse(birthDate)) / yearMs);
  return years < 1 ? 'Less than 1 Year' : `${String(years)} ${years === 1 ? 'Year' : 'Years'}`;
}

function nameOfCategory(code: string): string {
  return code.slice(0, 1) + code.slice(1).toLowerCase();
}
