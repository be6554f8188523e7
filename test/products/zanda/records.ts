import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { lookupOf, zandaLookups } from './lookups.ts';
import { attendanceOf, isInCalendar, local, zandaIds } from './values.ts';

/** How rows of the practice look there. */
export type ZandaRecords = ReturnType<typeof zandaRecords>;

/** What was written and has no place in the practice, by numbers of rows. */
export interface ZandaMemory {
  readonly profiles: Map<number, Row>;
  readonly invoices: Map<number, Row>;
  readonly payments: Map<number, Row>;
}

const number = (kind: Parameters<typeof zandaIds.of>[0], key: number): number => Number(zandaIds.of(kind, key));
const professions = { veterinarian: 'Veterinarian', technician: 'Veterinary Technician', groomer: 'Groomer' } as const;
const setUp = '2026-01-05T09:00:00';
const labels = { mobile: 'Mobile', home: 'Home', work: 'Work' } as const;

const products: readonly Row[] = [
  { id: 5701, name: 'Flea drops', code: 'P-FLEA', category: 'Retail', price: 24.5, cost: 11 },
  { id: 5702, name: 'Dental chews', code: 'P-CHEW', category: 'Retail', price: 12, cost: 5.2 },
].map((row) => ({
  ...row,
  isTaxable: true,
  isAvailableAllLocations: true,
  locations: [],
  isActive: true,
  lastModified: setUp,
}));

/** Makes rows from the records of a practice. */
export function zandaRecords({ practice, meet }: Backstage, memory: ZandaMemory) {
  const location = (row: PlaceRecord): Row => ({
    id: number('place', row.key),
    name: row.name,
    streetAddress: row.street,
    city: row.city,
    state: row.state,
    postalCode: row.postalCode,
    serviceModality: 'IN_PERSON',
    isActive: true,
    lastModified: setUp,
  });
  const practitioner = (row: ProviderRecord): Row => ({
    id: number('provider', row.key),
    displayName: fullNameOf(row),
    legalName: fullNameOf(row),
    jobTitle: row.title,
    profession: professions[row.role],
    emailAddress: row.email,
    isActive: row.isActive,
    lastModified: setUp,
  });
  const locationOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && location(row);
  };
  const practitionerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && practitioner(row);
  };

  const phoneOf = (row: ClientRecord, label: string): string | null =>
    row.phones.find((phone) => phone.label === label)?.value ?? null;
  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    const isInColorado = row.city === 'Boulder';
    const { primaryPractitionerId, customStatusId, customCategoryId, marketingSourceId, ...rest } =
      memory.profiles.get(row.key) ?? {};
    return {
      middleName: null,
      preferredName: null,
      fileUnder: row.givenName === null ? row.familyName : `${row.familyName}, ${row.givenName}`,
      state: row.city === '' ? null : isInColorado ? 'CO' : 'ME',
      country: 'US',
      timeZone: isInColorado ? 'America/Denver' : 'America/New_York',
      marketingOptIn: row.key % 2 === 0,
      ...rest,
      id: number('client', row.key),
      clientNumber: row.key,
      firstName: row.givenName,
      lastName: row.familyName,
      emailAddress: row.emails[0],
      mobileTelephone: phoneOf(row, labels.mobile),
      homeTelephone: phoneOf(row, labels.home),
      workTelephone: phoneOf(row, labels.work),
      streetAddress: row.street === '' ? null : row.street,
      city: row.city === '' ? null : row.city,
      alertNote: row.note,
      marketingSource: lookupOf(zandaLookups.marketingSources, 'id', marketingSourceId),
      customCategory: lookupOf(
        zandaLookups.customCategories,
        'id',
        customCategoryId === undefined && row.givenName === null ? 22 : customCategoryId,
      ),
      customStatus: lookupOf(zandaLookups.customStatuses, 'id', customStatusId),
      clientClassifications: row.tags.flatMap((tag) => lookupOf(zandaLookups.clientClassifications, 'name', tag) ?? []),
      clientInsurers: [],
      customProfileFields: [{ id: 91, name: 'Newsletter', value: row.key % 2 === 0 ? 'Yes' : 'No' }],
      primaryPractitioner: () =>
        practitionerOf(
          typeof primaryPractitionerId === 'number'
            ? zandaIds.key('provider', primaryPractitionerId)
            : (row.key % 7) + 1,
        ),
      profileRoles: ['CLIENT'],
      isActive: !row.isDeleted,
      isArchived: !row.isActive,
      dateAdded: local.text(row.createdAt),
      lastModified: local.text(row.updatedAt),
    };
  };
  const clientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && client(row);
  };

  const service = (row: VisitTypeRecord): Row => ({
    id: number('visitType', row.key),
    name: row.name,
    code: `S-${String(row.key).padStart(3, '0')}`,
    category: 'Visits',
    description: null,
    duration: row.minutes,
    price: row.minutes * 2,
    cost: null,
    deposit: row.key === 4 ? 50 : null,
    isTaxable: false,
    isAvailableAllLocations: true,
    locations: [],
    modifiers: [],
    isActive: true,
    lastModified: setUp,
  });

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      id: number('appointment', row.key),
      date: local.day(row.start),
      startAt: local.time(row.start),
      endAt: local.time(row.start + row.minutes * 60_000),
      attendanceState: attendanceOf(row),
      clientCapacity: row.isBlock ? 'PERSONAL_APPOINTMENT' : 'CLIENT_APPOINTMENT',
      flag: row.typeKey === 4 ? 'Needs theatre' : null,
      location: () => locationOf(row.placeKey),
      practitioner: () => practitionerOf(row.providerKey),
      clients: () => [clientOf(row.clientKey) ?? []].flat(),
      invoices: () => (isInvoiced(row) ? [invoice(row)] : []),
      resources: row.typeKey === 4 ? ['Theatre'] : null,
      isActive: !row.isDeleted,
      lastModified: local.text(row.updatedAt),
    };
  };

  const isInvoiced = (row: AppointmentRecord): boolean =>
    isInCalendar(row) && row.state === 'completed' && !row.isDeleted;
  const isPaid = ({ key }: AppointmentRecord): boolean => key % 5 !== 0;
  const invoiceNumber = (key: number): number => 610_000 + key;
  const paymentNumber = (key: number): number => 820_000 + key;
  const invoice = (row: AppointmentRecord): Row => {
    const id = invoiceNumber(row.key);
    const total = row.minutes * 2;
    return {
      invoiceDate: local.text(row.start),
      invoiceDueDate: local.text(row.start + 14 * 86_400_000),
      ...memory.invoices.get(id),
      id,
      invoiceNumber: 1000 + row.key,
      totalCharges: total,
      totalPayments: isPaid(row) ? total : 0,
      totalTax: 0,
      appointment: () => appointment(row),
      location: () => locationOf(row.placeKey),
      providedBy: () => practitionerOf(row.providerKey),
      providedTo: () => clientOf(row.clientKey),
      insurers: [],
      invoiceItems: [{ id: id * 10, name: rowOf(practice.visitTypes, row.typeKey)?.name ?? '', amountCharged: total }],
      invoicePayments: isPaid(row) ? [{ id: paymentNumber(row.key), amount: total }] : [],
      isActive: true,
      lastModified: local.text(row.updatedAt),
    };
  };
  /** What a payment holds, numbers instead of rows. */
  const storedPayments = (): readonly Row[] => {
    const given = practice.appointments
      .filter((row) => isInvoiced(row) && isPaid(row))
      .map((row): Row => ({
        id: paymentNumber(row.key),
        total: row.minutes * 2,
        receivedAt: local.day(row.start),
        paidBy: 'CLIENT',
        clientKey: row.clientKey,
        placeKey: row.placeKey,
        methodId: 61 + (row.key % 3),
        isActive: true,
        lastModified: local.text(row.updatedAt),
      }));
    const known = new Set(given.map((row) => row['id']));
    return [
      ...given.map((row) => ({ ...row, ...memory.payments.get(Number(row['id'])) })),
      ...[...memory.payments.values()].filter((row) => !known.has(row['id'])),
    ];
  };
  const payment = (row: Row): Row => ({
    ...row,
    client: () => clientOf(Number(row['clientKey'])),
    location: () => locationOf(Number(row['placeKey'])),
    method: lookupOf(zandaLookups.paymentMethods, 'id', row['methodId']),
  });
  const referrals = (): readonly Row[] =>
    practice.clients
      .filter((row) => row.key % 10 === 0 && !row.isDeleted)
      .map((row) => ({
        id: 9000 + row.key,
        name: 'Dr. Hanna Reference',
        providerNumber: `77${String(row.key)}A`,
        referrerType: 'Specialist',
        startDate: local.day(row.createdAt),
        endDate: null,
        client: () => client(row),
        clientId: number('client', row.key),
        isActive: true,
        lastModified: local.text(row.updatedAt),
      }));

  return {
    location,
    locationOf,
    practitioner,
    practitionerOf,
    client,
    clientOf,
    service,
    products,
    appointment,
    invoice,
    invoiceKey: (id: number): number => id - 610_000,
    isInvoiced,
    storedPayments,
    payment,
    referrals,
  };
}
