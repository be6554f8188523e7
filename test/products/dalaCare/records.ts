import { hasClearDay } from '../clearDay.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import * as practices from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { carePlanOf } from './carePlan.ts';

/** Ids as uuid makes them. */
export const dalaCareIds: Ids = uuidIds();

/** The id of something that belongs to a row of the practice: the same with a mark in its second group. */
export function idBeside(mark: 'def0' | 'eec0' | 'c0c0' | 'ab5e' | 'a07e' | '1abe' | 'ca4e', id: string): string {
  return id.replace(/^(.{9}).{4}/, `$1${mark}`);
}

/** Visits that the product can hold: those of a person, and of a clear day, as no time zone is given. */
export function isVisit(row: practices.AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** What the product stores beside the practice. */
export interface DalaCareMemory {
  readonly visits: Map<number, Row>;
  /** Visitors of a visit after a write; before, one who is in the practice, and sometimes a second one. */
  readonly visitors: Map<number, readonly Row[]>;
  readonly plans: Map<number, ReadonlyMap<string, string | null>>;
}

const genders = ['FEMALE', 'MALE', 'OTHER'];
const relations = ['SPOUSE', 'CHILD', 'NEIGHBOR', 'SIBLING'];
const clocked: readonly practices.VisitState[] = ['inProgress', 'ready', 'completed'];
const left: readonly practices.VisitState[] = ['ready', 'completed'];

/** An instant as the product writes it. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** The number of a kind of phone, of which there is one each. */
export function phoneOf({ phones }: practices.ClientRecord, label: practices.PhoneRecord['label']): string | null {
  return phones.find((phone) => phone.label === label)?.value ?? null;
}

/** The words that a careful reader has for how far a visit is, none of which the product stores. */
export function standingOf({ state, providerKey }: practices.AppointmentRecord): readonly (string | null)[] {
  if (state === 'cancelled') return ['Cancelled', 'Canceled', 'CANCELLED_BY_CARE_RECIPIENT'];
  if (left.includes(state)) return [null, 'Completed'];
  if (state === 'noShow') return [null, 'Missed', 'Late'];
  if (state === 'inProgress') return [null, 'In progress', 'Late', 'Started'];
  return [null, providerKey === null ? 'Open' : 'Scheduled', 'Missed', 'Scheduled'];
}

/** How rows of the practice look there. */
export type DalaCareRecords = ReturnType<typeof dalaCareRecords>;

/** Makes rows from the records of a practice. */
export function dalaCareRecords({ practice, meet }: Backstage, memory: DalaCareMemory) {
  const division = { id: dalaCareIds.of('organization', 1), name: practice.organization.name };
  const office = (key: number): Row => {
    const place = practices.rowOf(practice.places, key);
    const region = { id: dalaCareIds.of('organization', place?.state === 'CO' ? 3 : 2), name: place?.state, division };
    return { id: dalaCareIds.of('place', key), name: place?.name, type: 'OFFICE', region };
  };

  /** Offices of a person, the earliest first: some were with another one before. */
  const rolesOf = ({ key, placeKey, isActive, createdAt, updatedAt }: practices.ClientRecord): readonly Row[] => [
    ...(key % 7 === 3 ? [{ deactivatedAt: dateTime(createdAt + 9_000_000), placeKey: (placeKey % 3) + 1 }] : []),
    { deactivatedAt: isActive ? null : dateTime(updatedAt), placeKey },
  ];
  const contactsOf = (person: practices.ClientRecord): readonly Row[] => {
    if (person.key % 3 !== 0) return [];
    const id = idBeside('c0c0', dalaCareIds.of('client', person.key));
    return [
      {
        id,
        firstName: ['Nora', 'Emil', 'Ines'][person.key % 3 === 0 ? (person.key / 3) % 3 : 0],
        lastName: person.familyName,
        relationshipType: relations[person.key % 4],
        email: `contact${String(person.key)}@example.test`,
        phone: `+1 207 555 ${String(7000 + person.key)}`,
        isPrimary: true,
        isPayer: person.key % 2 === 0,
        hasPowerOfAttorney: false,
      },
    ];
  };
  const recipient = (person: practices.ClientRecord): Row => {
    meet('client', person.key);
    const contacts = contactsOf(person);
    return {
      __typename: 'CareRecipient',
      id: dalaCareIds.of('client', person.key),
      firstName: person.givenName ?? '',
      lastName: person.familyName,
      pid: person.key % 2 === 0 ? `H-${String(4000 + person.key)}` : null,
      birthDate:
        person.key % 5 === 0 ? null : `19${String(40 + (person.key % 60))}-0${String(1 + (person.key % 9))}-14`,
      gender: person.key % 8 === 0 ? null : genders[person.key % 3],
      email: person.emails[0] ?? null,
      phone: phoneOf(person, 'Mobile'),
      homePhone: phoneOf(person, 'Home'),
      address: {
        addressLine1: person.street,
        addressLine2: null,
        city: person.city,
        state: person.city === 'Boulder' ? 'CO' : 'ME',
        zipCode: person.city === 'Boulder' ? '80302' : '04101',
        homeInformation: person.note,
      },
      contacts,
      primaryContact: contacts[0] ?? null,
      careRecipientRoles: rolesOf(person).map(({ placeKey, deactivatedAt }) => {
        return { deactivatedAt, office: office(Number(placeKey)) };
      }),
      carePlan: () => carePlanOf(dalaCareIds.of('client', person.key), memory.plans.get(person.key)),
      files: person.key % 10 === 0 ? [{ name: 'consent.pdf', url: 'https://files.example.test/consent.pdf' }] : [],
    };
  };
  const recipients = (): readonly practices.ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const isOf = (person: practices.ClientRecord, officeIds: readonly string[]): boolean =>
    officeIds.length === 0 ||
    rolesOf(person).some(({ placeKey }) => officeIds.includes(dalaCareIds.of('place', Number(placeKey))));

  const caregiver = (person: practices.ProviderRecord): Row => {
    const hired = Date.UTC(2019, person.key, 1);
    return {
      id: dalaCareIds.of('provider', person.key),
      firstName: person.givenName,
      lastName: person.familyName,
      pid: null,
      birthDate: null,
      email: person.email,
      phone: null,
      homePhone: null,
      lastLogin: person.isActive ? '2026-11-17T12:02:00.000Z' : null,
      caregiverRoles: person.placeKeys.map((key) => ({
        userId: idBeside('a07e', dalaCareIds.of('provider', person.key)),
        hireDate: dateTime(hired).slice(0, 10),
        deactivatedAt: person.isActive ? null : '2026-06-30T16:00:00.000Z',
        office: office(key),
      })),
    };
  };

  /** Who comes, and since when until when; every tenth visit has two caregivers. */
  const visitorsOf = (row: practices.AppointmentRecord): readonly Row[] => {
    const known = memory.visitors.get(row.key);
    if (known) return known;
    const second =
      row.key % 10 === 0
        ? practice.providers.find(({ role, key }) => role === 'technician' && key !== row.providerKey)
        : null;
    return [practices.rowOf(practice.providers, row.providerKey), row.providerKey === null ? null : (second ?? null)]
      .filter((person) => person !== null)
      .map((person) => ({
        id: dalaCareIds.of('provider', person.key),
        firstName: person.givenName,
        lastName: person.familyName,
        clockInTime: clocked.includes(row.state) ? dateTime(row.start + 120_000) : null,
        clockOutTime: left.includes(row.state) ? dateTime(row.start + row.minutes * 60_000) : null,
      }));
  };
  const notesOf = (row: practices.AppointmentRecord): readonly Row[] => {
    if (row.state !== 'completed' || row.key % 4 !== 0) return [];
    const [author = null] = visitorsOf(row);
    const sentiment = { positive: 0.8, negative: 0.02, neutral: 0.15, mixed: 0.03 };
    const createdAt = dateTime(row.start + row.minutes * 60_000);
    return [
      {
        id: idBeside('a07e', dalaCareIds.of('appointment', row.key)),
        note: 'All went well.',
        createdAt,
        sentiment,
        author,
      },
    ];
  };
  const visit = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const id = dalaCareIds.of('appointment', row.key);
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const isOff = row.state === 'cancelled';
    const person = practices.rowOf(practice.clients, row.clientKey);
    const code = type && type.key % 2 === 0 ? type.name.slice(0, 3).toUpperCase() : null;
    return {
      __typename: 'Visit',
      id,
      visitDefinitionId: idBeside('def0', id),
      officeId: dalaCareIds.of('place', row.placeKey),
      subjectId: dalaCareIds.of('client', row.clientKey ?? 0),
      subjectType: 'CARE_RECIPIENT',
      subject: () => person && recipient(person),
      start: dateTime(row.start),
      durationMinutes: row.minutes,
      isVisitLog: left.includes(row.state),
      cancelledAt: isOff ? dateTime(row.updatedAt) : null,
      cancelledReason: isOff ? 'CANCELLED_BY_CARE_RECIPIENT' : null,
      cancelledAdditionalInformation: row.cancelReason,
      requiredCaregiversCount: row.key % 10 === 0 ? 2 : 1,
      visitorsV2: () => visitorsOf(row),
      visitType: type && { id: dalaCareIds.of('visitType', type.key), title: type.name, code },
      labels: row.key % 12 === 0 ? [{ id: idBeside('1abe', dalaCareIds.of('organization', 9)), name: 'New' }] : [],
      visitNotes: () => notesOf(row),
      ...memory.visits.get(row.key),
    };
  };
  const visits = (): readonly practices.AppointmentRecord[] =>
    practice.appointments.filter(isVisit).toSorted(practices.byStart);

  /** What keeps caregivers away: meetings from the practice's book, and a leave of one of them. */
  const absences = (): readonly (Row & { readonly placeKeys: readonly number[] })[] => [
    ...practice.appointments
      .filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)
      .map((row) => ({
        __typename: 'Absence',
        id: idBeside('ab5e', dalaCareIds.of('appointment', row.key)),
        userId: dalaCareIds.of('provider', row.providerKey ?? 0),
        start: dateTime(row.start),
        end: dateTime(row.start + row.minutes * 60_000),
        allDay: false,
        reason: 'TRAINING',
        description: row.reason,
        placeKeys: [row.placeKey],
      })),
    {
      __typename: 'Absence',
      id: idBeside('ab5e', dalaCareIds.of('provider', 6)),
      userId: dalaCareIds.of('provider', 6),
      start: '2026-11-17T07:00:00.000Z',
      end: '2026-11-19T07:00:00.000Z',
      allDay: true,
      reason: 'PAID_LEAVE',
      description: null,
      placeKeys: [2],
    },
  ];

  return { office, recipient, recipients, isOf, caregiver, visitorsOf, visit, visits, absences };
}

/** The rows among things. */
export function rowsIn(list: unknown): readonly Row[] {
  return Array.isArray(list) ? list.filter(isRow) : [];
}
