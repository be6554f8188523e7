import { utcText, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import {
  dueOf,
  type Ledger,
  type MessageRecord,
  type OrderRecord,
  type ThreadRecord,
} from '../../dialects/practiceLedger.ts';
import { brindleIds, brindleStages, coOwnerOf, money, phoneChannels, speciesNames } from './words.ts';

interface VisitsArgs {
  readonly upcomingOnly?: boolean | null;
}

/** How rows of the practice look there. */
export type BrindleRecords = ReturnType<typeof brindleRecords>;

const { of } = brindleIds;
const roomsPerHospital = 3;
const positions = { veterinarian: 'VETERINARIAN', technician: 'TECHNICIAN', groomer: 'GROOMER' } as const;

/** Makes objects of the service from the records of a practice. */
export function brindleRecords({ practice, meet, now }: Backstage, ledger: Ledger) {
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): object => ({
    createdAt: utcText(row.createdAt),
    updatedAt: utcText(row.updatedAt),
  });
  const room = (placeKey: number, number: number): object => ({
    id: `room_${String(placeKey)}${String(number)}`,
    label: `Exam ${String(number)}`,
  });

  const hospital = (place: PlaceRecord | null): object | null => {
    if (!place) return null;
    meet('place', place.key);
    return {
      id: of('place', place.key),
      name: place.name,
      address: { line1: place.street, line2: null, city: place.city, state: place.state, zip: place.postalCode },
      timeZone: place.zone,
      phone: place.phone,
      email: place.email,
      rooms: Array.from({ length: roomsPerHospital }, (_, index) => room(place.key, index + 1)),
      team: () =>
        practice.providers.filter((row) => row.isActive && row.placeKeys.includes(place.key)).map((row) => member(row)),
    };
  };
  const hospitalOf = (key: number): object | null => hospital(rowOf(practice.places, key));

  const member = (row: ProviderRecord | null): object | null => {
    if (!row) return null;
    meet('provider', row.key);
    return {
      id: of('provider', row.key),
      givenName: row.givenName,
      surname: row.familyName,
      credentials: row.title,
      position: positions[row.role],
      email: row.email,
      hospitals: () => row.placeKeys.map(hospitalOf),
      hasLeft: !row.isActive,
    };
  };

  const visitType = (row: VisitTypeRecord | null): object | null =>
    row && {
      id: of('visitType', row.key),
      name: row.name,
      usualMinutes: row.minutes,
      color: row.color,
      isBookableOnline: row.isBookable,
    };

  const guardianship = (role: string, client: ClientRecord, row: PatientRecord): object => ({
    role,
    petParent: () => petParent(client),
    pet: () => pet(row),
    since: wallDay(Math.max(client.createdAt, row.createdAt), 'UTC'),
  });

  const isVisit = (row: AppointmentRecord): boolean => !row.isDeleted && !row.isBlock;
  const visitsOf =
    (isOf: (row: AppointmentRecord) => boolean) =>
    ({ upcomingOnly }: VisitsArgs): readonly (object | null)[] =>
      practice.appointments
        .filter((row) => isVisit(row) && isOf(row) && (upcomingOnly !== true || row.start > now()))
        .toSorted(byStart)
        .map(visit);

  const petParent = (client: ClientRecord | null): object | null => {
    if (!client || client.isDeleted) return null;
    meet('client', client.key);
    const orders = ledger.orders.filter(({ clientKey }) => clientKey === client.key);
    return {
      id: of('client', client.key),
      accountNumber: 10_000 + client.key,
      givenName: client.givenName,
      surname: client.familyName,
      contactPoints: [
        ...client.phones.map(({ label, value }) => ({ channel: phoneChannels[label], value })),
        ...client.emails.map((value) => ({ channel: 'EMAIL', value })),
      ],
      // Those of new clients are not known.
      address:
        client.street === '' ? null : { line1: client.street, line2: null, city: client.city, state: null, zip: null },
      homeHospital: () => hospitalOf(client.placeKey),
      accountStatus: client.isActive ? 'ACTIVE' : 'INACTIVE',
      labels: client.tags,
      frontDeskNote: client.note,
      lastVisitOn: () => lastVisitOf(practice, client, now()),
      guardianships: () =>
        practice.patients.flatMap((row) => {
          if (row.clientKey === client.key) return [guardianship('PRIMARY', client, row)];
          return coOwnerOf(practice, row)?.key === client.key ? [guardianship('CO_OWNER', client, row)] : [];
        }),
      visits: visitsOf((row) => row.clientKey === client.key),
      balance: () => money(orders.reduce((sum, order) => sum + dueOf(ledger, order), 0)),
      ...stamps(client),
    };
  };

  const speciesOf = (name: string): object => {
    const [code] = Object.entries(speciesNames).find(([, known]) => known === name) ?? ['EXO'];
    return { code, name: speciesNames[code] };
  };

  const reminder = (row: PatientRecord): object => ({
    id: `rem_${String(row.key).padStart(4, '0')}`,
    pet: () => pet(row),
    label: row.key % 2 === 0 ? 'Rabies booster' : 'Annual check-up',
    dueOn: reminderDay(row),
  });

  const pet = (row: PatientRecord | null): object | null => {
    if (!row) return null;
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    const other = coOwnerOf(practice, row);
    return {
      id: of('patient', row.key),
      name: row.name,
      species: speciesOf(row.species),
      breed: row.breed === null ? null : { name: row.breed },
      sex: row.sex,
      coat: row.color === '' ? null : row.color,
      bornOn: row.birthDate,
      microchip: row.microchip,
      isDeceased: row.isDeceased,
      guardianships: [
        ...(owner ? [guardianship('PRIMARY', owner, row)] : []),
        ...(other ? [guardianship('CO_OWNER', other, row)] : []),
      ],
      visits: visitsOf(({ patientKey }) => patientKey === row.key),
      reminders: () => (hasReminder(row) ? [reminder(row)] : []),
      ...stamps(row),
    };
  };

  const onDaySheet = (row: AppointmentRecord): object => ({
    id: of('appointment', row.key),
    hospital: () => hospitalOf(row.placeKey),
    date: wallDay(row.start, zoneOf(practice, row)),
    time: wallTime(row.start, zoneOf(practice, row)).slice(0, 5),
    durationMinutes: row.minutes,
  });

  const visit = (row: AppointmentRecord | null): object | null => {
    if (!row || !isVisit(row)) return null;
    meet('appointment', row.key);
    return {
      ...onDaySheet(row),
      type: visitType(rowOf(practice.visitTypes, row.typeKey)),
      stage: brindleStages[row.state],
      pet: () => pet(rowOf(practice.patients, row.patientKey)),
      petParent: () => petParent(rowOf(practice.clients, row.clientKey)),
      seenBy: () => member(rowOf(practice.providers, row.providerKey)),
      room: row.state === 'inProgress' ? room(row.placeKey, 1 + (row.key % roomsPerHospital)) : null,
      presentingComplaint: row.reason,
      cancellationReason: row.cancelReason,
      ...stamps(row),
    };
  };

  const blockedTime = (row: AppointmentRecord): object => ({
    ...onDaySheet(row),
    label: row.reason ?? 'Blocked',
    teamMember: () => member(rowOf(practice.providers, row.providerKey)),
  });

  const invoice = (order: OrderRecord): object => ({
    id: `inv_${String(order.key).padStart(5, '0')}`,
    issuedAt: utcText(order.at),
    hospital: () => hospitalOf(order.placeKey),
    petParent: () => petParent(rowOf(practice.clients, order.clientKey)),
    lines: order.items.map(({ name, quantity, unitCents }) => ({
      description: name,
      quantity,
      unitPrice: money(unitCents),
    })),
    tax: money(order.taxCents),
    total: money(order.subtotalCents + order.taxCents),
    open: () => money(dueOf(ledger, order)),
  });

  const message = (row: MessageRecord): object => ({
    id: `msg_${String(row.key).padStart(5, '0')}`,
    sentAt: utcText(row.at),
    author: row.author,
    fromPetParent: row.isInbound,
    text: row.body,
  });

  const conversation = (thread: ThreadRecord): object => ({
    id: `conv_${String(thread.key).padStart(4, '0')}`,
    petParent: () => petParent(rowOf(practice.clients, thread.clientKey)),
    subject: thread.subject,
    isClosed: thread.isClosed,
    messages: () => ledger.messages.filter(({ threadKey }) => threadKey === thread.key).map(message),
  });

  return {
    hospital,
    member,
    visitType,
    petParent,
    pet,
    reminder,
    isVisit,
    visit,
    blockedTime,
    invoice,
    message,
    conversation,
  };
}

/** Whether something is due for a pet. */
export function hasReminder({ key, isDeceased }: PatientRecord): boolean {
  return key % 3 === 0 && !isDeceased;
}

/** When it is due. */
export function reminderDay({ key }: PatientRecord): string {
  return `2026-${String(1 + (key % 12)).padStart(2, '0')}-15`;
}
