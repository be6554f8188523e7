import { utcText, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Ledger, OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import {
  diaryStatuses,
  fetlockIds,
  isInDiary,
  numberOf,
  oleColor,
  phoneKinds,
  siteZone,
  speciesOf,
  statusRows,
  windowsZone,
} from './words.ts';

/** How rows of the practice look in Fetlock. */
export type FetlockRecords = ReturnType<typeof fetlockRecords>;

const officeZone = 'America/New_York';

// prettier-ignore
const jobTitles: Readonly<Record<practices.ProviderRecord['role'], string>> = {
  veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer',
};

const categories: readonly (readonly [code: string, caption: string])[] = [
  ['VIP', 'VIP'],
  ['BRD', 'Breeder'],
  ['PPL', 'Payment plan'],
];

/** The lookup table of categories. */
export const categoryRows = categories.map(([CategoryCode, Caption]) => ({ CategoryCode, Caption }));

/** Numbers of invoices and receipts. */
export const firstInvoice = 70_000;
export const firstReceipt = 90_000;

/** Makes rows of tables and views from the records of a practice. */
export function fetlockRecords({ practice, meet, now }: Backstage, ledger: Ledger) {
  const newestFirst = (rows: readonly practices.AppointmentRecord[]): readonly Row[] =>
    rows.toSorted(practices.byStart).toReversed().map(entry);

  function site(row: practices.PlaceRecord): Row {
    meet('place', row.key);
    return {
      SiteNo: numberOf('place', row.key),
      SiteName: row.name,
      AddressLine1: row.street,
      AddressLine2: null,
      Town: row.city,
      State: row.state,
      ZipCode: row.postalCode,
      Telephone: row.phone,
      EMail: row.email,
      TimeZoneId: windowsZone(row.zone),
    };
  }
  const siteAt = (key: number): Row | null => {
    const row = practices.rowOf(practice.places, key);
    return row && site(row);
  };

  function staff(row: practices.ProviderRecord): Row {
    meet('provider', row.key);
    return {
      StaffCode: fetlockIds.of('provider', row.key),
      Forename: row.givenName,
      Surname: row.familyName,
      Qualifications: row.title,
      JobTitle: jobTitles[row.role],
      EMail: row.email,
      Sites: () => row.placeKeys.map(siteAt),
      HasLeft: !row.isActive,
    };
  }

  function type(row: practices.VisitTypeRecord): Row {
    return {
      TypeCode: fetlockIds.of('visitType', row.key),
      Caption: row.name,
      DefaultMinutes: row.minutes,
      Color: oleColor(row.color),
      IsBlockOut: row.isBlock,
      OnlineBooking: row.isBookable,
    };
  }

  const balanceOf = (clientKey: number): number => {
    const owed = ledger.orders.filter((row) => row.clientKey === clientKey).reduce((sum, row) => sum + grossOf(row), 0);
    const paid = ledger.payments.filter((row) => row.clientKey === clientKey).reduce((sum, row) => sum + row.cents, 0);
    return (owed - paid) / 100;
  };

  function account(row: practices.ClientRecord): Row {
    meet('client', row.key);
    const lines = [
      ...row.phones.map(({ label, value }) => ({ Kind: phoneKinds[label], Detail: value })),
      ...row.emails.map((email) => ({ Kind: 'EMAIL', Detail: email })),
    ];
    return {
      AccountNo: numberOf('client', row.key),
      Title: null,
      Forename: row.givenName,
      Surname: row.familyName,
      MailingName: practices.fullNameOf(row),
      AddressLine1: row.street === '' ? null : row.street,
      AddressLine2: null,
      Town: row.city === '' ? null : row.city,
      Contacts: lines.map((line, index) => ({ LineNo: index + 1, ...line, Remark: null })),
      Categories: categoryRows.filter(({ Caption }) => row.tags.includes(Caption)),
      HomeSite: () => siteAt(row.placeKey),
      Inactive: !row.isActive,
      Memo: row.note,
      LastVisitOn: lastVisitOf(practice, row, now()),
      Balance: balanceOf(row.key),
      OpenedOn: wallDay(row.createdAt, officeZone),
      AmendedAt: utcText(row.updatedAt),
      Animals: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(animal),
      DiaryEntries: () =>
        newestFirst(practice.appointments.filter((each) => isInDiary(each) && each.clientKey === row.key)),
    };
  }

  function owners({ key, clientKey }: practices.PatientRecord): readonly Row[] {
    const principal = practices.rowOf(practice.clients, clientKey);
    if (!principal) return [];
    // A few animals belong to two accounts.
    const partner =
      key % 12 === 0 ? practice.clients.find((row) => row.key > principal.key && !row.isDeleted) : undefined;
    return [
      { Account: () => account(principal), IsPrincipal: true, Relationship: 'Owner' },
      ...(partner ? [{ Account: () => account(partner), IsPrincipal: false, Relationship: 'Partner' }] : []),
    ];
  }

  function animal(row: practices.PatientRecord): Row {
    meet('patient', row.key);
    return {
      AnimalNo: numberOf('patient', row.key),
      AnimalName: row.name,
      Species: speciesOf(row.species),
      Breed: row.breed,
      Coat: row.color === '' ? null : row.color,
      SexCode: row.sex.slice(0, 1),
      DateOfBirth: row.birthDate,
      MicrochipNo: row.microchip,
      Deceased: row.isDeceased,
      Inactive: !row.isActive,
      Owners: () => owners(row),
      EnteredOn: wallDay(row.createdAt, officeZone),
      AmendedAt: utcText(row.updatedAt),
      DiaryEntries: () =>
        newestFirst(practice.appointments.filter((each) => isInDiary(each) && each.patientKey === row.key)),
    };
  }

  function entry(row: practices.AppointmentRecord): Row {
    meet('appointment', row.key);
    const zone = siteZone(practice, row.placeKey);
    const visitType = practices.rowOf(practice.visitTypes, row.typeKey);
    const clinician = practices.rowOf(practice.providers, row.providerKey);
    const client = practices.rowOf(practice.clients, row.clientKey);
    const patient = practices.rowOf(practice.patients, row.patientKey);
    return {
      EntryNo: numberOf('appointment', row.key),
      Site: () => siteAt(row.placeKey),
      DiaryDate: wallDay(row.start, zone),
      StartTime: wallTime(row.start, zone),
      Minutes: row.minutes,
      Type: visitType && type(visitType),
      Status: statusRows.find(({ StatusCode }) => StatusCode === diaryStatuses[row.state].code),
      Clinician: () => clinician && staff(clinician),
      Account: () => client && account(client),
      Animal: () => patient && animal(patient),
      ReasonForVisit: row.reason,
      CancelReason: row.cancelReason,
      IsBlockOut: row.isBlock,
      EnteredBy: `FRONT${String(row.placeKey)}`,
      EnteredAt: utcText(row.createdAt),
      AmendedAt: utcText(row.updatedAt),
    };
  }

  function invoice(row: OrderRecord): Row {
    return {
      InvoiceNo: firstInvoice + row.key,
      AccountNo: numberOf('client', row.clientKey),
      AnimalNo: row.patientKey === null ? null : numberOf('patient', row.patientKey),
      SiteNo: numberOf('place', row.placeKey),
      InvoiceDate: wallDay(row.at, siteZone(practice, row.placeKey)),
      Lines: row.items.map(({ name, quantity, unitCents }, index) => ({
        LineNo: index + 1,
        Description: name,
        Quantity: quantity,
        UnitPrice: unitCents / 100,
      })),
      NetTotal: row.subtotalCents / 100,
      SalesTax: row.taxCents / 100,
      GrossTotal: grossOf(row) / 100,
    };
  }

  return { site, staff, type, account, animal, entry, invoice };
}

function grossOf({ subtotalCents, taxCents }: OrderRecord): number {
  return subtotalCents + taxCents;
}
