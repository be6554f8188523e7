import { wallDay } from '../../dialects/clock.ts';
import { dialectNow, type Kind, type Practice, visitStates } from '../../dialects/practice.ts';
import { type Ledger, paidOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { larkspurRoles, larkspurSpecies, larkspurStates, phoneColumns } from './words.ts';

/** Columns that were written and that the practice has no place for, by the number of their row. */
export interface LarkspurMemory {
  readonly owners: Map<number, Row>;
  readonly animals: Map<number, Row>;
}

/** What each table's rows are in the practice, where they are something there. */
export const kindsOfTables: Readonly<Record<string, Kind>> = {
  branches: 'place',
  staff: 'provider',
  owners: 'client',
  animals: 'patient',
  bookingTypes: 'visitType',
  bookings: 'appointment',
};

/** What a column of instants gives: UTC, to the millisecond. */
function stamp(instant: number): string {
  return new Date(instant).toISOString();
}

function speciesId(name: string): number {
  const index = larkspurSpecies.indexOf(name);
  return index === -1 ? larkspurSpecies.length : index + 1;
}

/** The rows of all tables by the names of these, in the order of their numbers. */
export function larkspurRows(
  practice: Practice,
  ledger: Ledger,
  memory: LarkspurMemory,
): (table: string) => readonly Row[] {
  const inBook = (isBlock: boolean) => () =>
    practice.appointments
      .filter((row) => !row.isDeleted && row.isBlock === isBlock)
      .map((row) => ({
        id: row.key,
        branchId: row.placeKey,
        staffId: row.providerKey,
        startsAt: stamp(row.start),
        endsAt: stamp(row.start + row.minutes * 60_000),
        ...(isBlock
          ? { note: row.reason }
          : {
              bookingTypeId: row.typeKey,
              stateCode: larkspurStates[row.state].code,
              animalId: row.patientKey,
              ownerId: row.clientKey,
              reason: row.reason,
              cancelledBecause: row.cancelReason,
              createdAt: stamp(row.createdAt),
              updatedAt: stamp(row.updatedAt),
            }),
      }));

  // These grow by writes that the practice doesn't know of.
  const ofLedger: Readonly<Record<string, () => readonly Row[]>> = {
    invoices: () =>
      ledger.orders.map((order) => ({
        id: order.key,
        ownerId: order.clientKey,
        branchId: order.placeKey,
        issuedAt: stamp(order.at),
        totalCents: order.subtotalCents + order.taxCents,
        paidCents: paidOf(ledger, order.key),
      })),
    invoiceLines: () =>
      ledger.orders
        .flatMap((order) => order.items.map((item) => ({ ...item, invoiceId: order.key })))
        .map(({ invoiceId, name, quantity, unitCents }, index) => ({
          id: index + 1,
          invoiceId,
          description: name,
          quantity,
          unitCents,
        })),
    messages: () =>
      ledger.messages.map((row) => ({
        id: row.key,
        ownerId: row.clientKey,
        inbound: row.isInbound,
        body: row.body,
        sentAt: stamp(row.at),
        readAt: row.isInbound && row.isRead ? stamp(row.at + 600_000) : null,
      })),
  };

  const ofPractice = rememberedRows(practice, {
    branches: () =>
      practice.places.map((row) => ({
        id: row.key,
        name: row.name,
        addressLine: row.street,
        town: row.city,
        region: row.state,
        postcode: row.postalCode,
        timezone: row.zone,
        telephone: row.phone,
        email: row.email,
      })),
    staff: () =>
      practice.providers.map((row) => ({
        id: row.key,
        forename: row.givenName,
        surname: row.familyName,
        postNominals: row.title,
        role: larkspurRoles[row.role],
        email: row.email,
        leftOn: row.isActive ? null : '2025-08-29',
      })),
    staffBranches: () =>
      practice.providers.flatMap(({ key, placeKeys }) => placeKeys.map((branchId) => ({ staffId: key, branchId }))),
    owners: () =>
      practice.clients
        .filter((row) => !row.isDeleted)
        .map((row) => ({
          id: row.key,
          title: null,
          forename: row.givenName,
          surname: row.familyName,
          ...Object.fromEntries(
            phoneColumns.map(([label, column]) => [
              column,
              row.phones.find((phone) => phone.label === label)?.value ?? null,
            ]),
          ),
          email: row.emails[0] ?? null,
          otherEmail: row.emails[1] ?? null,
          addressLine: row.street === '' ? null : row.street,
          town: row.city === '' ? null : row.city,
          homeBranchId: row.placeKey,
          flags: row.tags,
          notes: row.note,
          inactiveSince: row.isActive ? null : wallDay(row.createdAt + 900 * 86_400_000, 'UTC'),
          ...memory.owners.get(row.key),
          createdAt: stamp(row.createdAt),
          updatedAt: stamp(row.updatedAt),
        })),
    species: () => larkspurSpecies.map((name, index) => ({ id: index + 1, name })),
    animals: () =>
      practice.patients.map((row) => ({
        id: row.key,
        ownerId: row.clientKey,
        speciesId: speciesId(row.species),
        name: row.name,
        breed: row.breed,
        colour: row.color === '' ? null : row.color,
        sex: row.sex.toLowerCase(),
        dateOfBirth: row.birthDate,
        chipNumber: row.microchip,
        diedOn: row.isDeceased ? wallDay(row.createdAt + 800 * 86_400_000, 'UTC') : null,
        ...memory.animals.get(row.key),
        createdAt: stamp(row.createdAt),
        updatedAt: stamp(row.updatedAt),
      })),
    bookingTypes: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map((row) => ({
          id: row.key,
          name: row.name,
          minutes: row.minutes,
          colour: row.color,
          bookableOnline: row.isBookable,
        })),
    bookingStates: () => visitStates.map((state, index) => ({ ...larkspurStates[state], position: index + 1 })),
    bookings: inBook(false),
    diaryBlocks: inBook(true),
    reminders: () =>
      practice.patients
        .filter(({ key, isDeceased }) => key % 3 === 0 && !isDeceased)
        .map(({ key }, index) => ({
          id: index + 1,
          animalId: key,
          label: key % 2 === 0 ? 'Rabies booster' : 'Annual health check',
          dueOn: wallDay(dialectNow + ((key % 60) - 20) * 86_400_000, 'UTC'),
        })),
  });
  return (table) => ofLedger[table]?.() ?? ofPractice(table);
}
