import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, zoneOf } from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { breedName, idOfName, type TarndaleMemory } from './memory.ts';
import { columnId, columnIdsOf } from './setUpRows.ts';
import type { TableMakers } from './tables.ts';
import { amountOf, idOf, idOrNull, isKept, momentIn, momentText, phoneOf, progressWords } from './values.ts';

/** The number on the statements of an account. */
export function accountCodeOf({ key }: Pick<ClientRecord, 'key'>): string {
  return `C${String(key).padStart(5, '0')}`;
}

/** The column of the diary that an entry stands in: the chosen one, or that of the operator who sees the animal. */
export function columnOf({ columns }: TarndaleMemory, row: AppointmentRecord): number | null {
  const chosen = columns.get(row.key);
  if (chosen !== undefined && (chosen === null || columnIdsOf(row.placeKey).includes(chosen))) return chosen;
  return row.providerKey === null ? null : columnId(row.placeKey, 1 + (row.providerKey % 3));
}

/** Accounts, animals and the diary. */
export function deskMakers({ practice, meet, now }: Backstage, memory: TarndaleMemory): TableMakers {
  const { ledger } = memory;

  const balanceOf = ({ key }: ClientRecord): number => {
    const owed = ledger.orders.reduce((sum, row) => sum + (row.clientKey === key ? dueOf(ledger, row) : 0), 0);
    const credited = ledger.credits.reduce((sum, row) => sum + (row.clientKey === key ? row.cents : 0), 0);
    // What was paid without an invoice stands on the account.
    const ahead = ledger.payments.reduce(
      (sum, row) => sum + (row.clientKey === key && row.orderKey === null ? row.cents : 0),
      0,
    );
    return owed - credited - ahead;
  };
  const addressOf = (row: ClientRecord): Row | null => {
    const { suburb = null, region = null, postcode = null } = memory.extras.get(row.key) ?? {};
    const known = { street: row.street || null, suburb, town: row.city || null, region, postcode };
    return Object.values(known).every((part) => part === null) ? null : known;
  };
  const account = (row: ClientRecord, flags: () => readonly Row[]): Row => {
    const extras = memory.extras.get(row.key);
    const isOrganisation = row.givenName === null;
    return {
      met: () => meet('client', row.key),
      id: idOf('client', row.key),
      accountCode: accountCodeOf(row),
      accountKind: isOrganisation ? 'ORGANISATION' : 'INDIVIDUAL',
      salutation: extras?.salutation ?? null,
      givenName: row.givenName,
      surname: row.familyName,
      mobilePhone: phoneOf(row, 'Mobile'),
      homePhone: phoneOf(row, 'Home'),
      workPhone: phoneOf(row, 'Work'),
      emailAddress: row.emails[0] ?? null,
      address: addressOf(row),
      homeCentreId: idOf('place', row.placeKey),
      isInactive: !row.isActive,
      creditStanding: row.key % 29 === 0 ? 'STOP_CREDIT' : row.key % 10 === 0 ? 'WATCH' : 'NORMAL',
      flags: () => flags().filter(({ caption }) => row.tags.includes(String(caption))),
      memo: row.note,
      balance: () => amountOf(balanceOf(row)),
      lastAttendedOn: () => lastVisitOf(practice, row, now()),
      tradingTermsId: isOrganisation ? 2 : 1,
      referralSourceId: extras ? extras.referralSourceId : row.key % 5 === 0 ? null : row.key % 5,
      openedAt: momentText(row.createdAt),
      modifiedAt: momentText(row.updatedAt),
    };
  };
  const animal = (row: PatientRecord): Row => {
    const breed = breedName(row);
    return {
      met: () => meet('patient', row.key),
      id: idOf('patient', row.key),
      animalCode: `A${String(row.key).padStart(6, '0')}`,
      name: row.name,
      speciesId: idOfName(memory.speciesNames, row.species),
      breedId: breed === null ? null : idOfName(memory.breedNames, breed),
      colourMarkings: row.color || null,
      sex: row.sex,
      bornOn: row.birthDate,
      microchipNumber: row.microchip,
      isDeceased: row.isDeceased,
      isArchived: !row.isActive,
      accountId: idOrNull('client', row.clientKey),
      enrolledAt: momentText(row.createdAt),
      modifiedAt: momentText(row.updatedAt),
    };
  };
  const entry = (row: AppointmentRecord): Row => {
    const zone = zoneOf(practice, row);
    return {
      met: () => meet('appointment', row.key),
      id: idOf('appointment', row.key),
      entryKind: row.isBlock ? 'BLOCK_OUT' : 'BOOKING',
      centreId: idOf('place', row.placeKey),
      diaryColumnId: columnOf(memory, row),
      purposeId: idOf('visitType', row.typeKey),
      scheduledFrom: momentIn(row.start, zone),
      scheduledTo: momentIn(row.start + row.minutes * 60_000, zone),
      progress: progressWords[row.state],
      operatorId: idOrNull('provider', row.providerKey),
      accountId: idOrNull('client', row.clientKey),
      animalId: idOrNull('patient', row.patientKey),
      subject: row.reason,
      cancellationReason: row.cancelReason,
      bookedAt: momentText(row.createdAt),
      modifiedAt: momentText(row.updatedAt),
    };
  };

  return {
    Account: (rowsOf) => practice.clients.filter(isKept).map((row) => account(row, () => rowsOf('AccountFlag'))),
    AccountContact: () =>
      practice.clients
        .filter((row) => isKept(row) && row.key % 4 === 1)
        .map((row, index) => ({
          id: index + 1,
          accountId: idOf('client', row.key),
          fullName: `${['Alex', 'Sam', 'Jo'][index % 3] ?? 'Alex'} ${row.familyName}`,
          relationship: ['Partner', 'Neighbour', 'Farm manager'][index % 3],
          phone: null,
          mayAuthoriseTreatment: index % 2 === 0,
        })),
    Animal: () => practice.patients.map(animal),
    Mob: () =>
      practice.clients
        .filter((row) => isKept(row) && row.key % 24 === 3)
        .map((row, index) => ({
          id: index + 1,
          accountId: idOf('client', row.key),
          name: ['Two-tooths', 'Heifers'][index % 2],
          speciesId: idOfName(memory.speciesNames, ['Ovine', 'Bovine'][index % 2] ?? 'Ovine'),
          headCount: 40 + index * 35,
          naitNumber: index % 2 === 0 ? null : String(900_400 + index),
        })),
    DiaryEntry: () => practice.appointments.filter(isKept).map(entry),
    WaitlistEntry: () =>
      memory.waitlist.map((row) => ({
        id: row.id,
        centreId: idOf('place', row.placeKey),
        accountId: idOf('client', row.clientKey),
        animalId: idOrNull('patient', row.patientKey),
        purposeId: idOf('visitType', row.typeKey),
        notBefore: row.notBefore,
        remarks: row.remarks,
        addedAt: momentText(row.addedAt),
      })),
  };
}
