import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { lookupOf, zandaLookups } from './lookups.ts';
import { type ZandaMemory, zandaRecords } from './records.ts';
import { instantIn, isInCalendar, isWanted, isWithin, local, pageOf, sorted, zandaIds } from './values.ts';
import { zandaWrites } from './writes.ts';

interface IdArgs {
  readonly id: number;
}

const { key } = zandaIds;

/** A filter with what it leaves out by itself. */
function filterIn(args: Row): Row {
  const filter = args['filter'];
  return { isActive: true, ...(isRow(filter) ? filter : {}) };
}

const keyIn = (kind: 'client' | 'place' | 'provider', value: unknown): number | null | undefined =>
  typeof value === 'number' ? (key(kind, value) ?? 0) : undefined;

/** The root fields: pages of 10 rows, filters in one input, days and times by the clock of the business. */
export function zandaRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: ZandaMemory = { profiles: new Map(), invoices: new Map(), payments: new Map() };
  const records = zandaRecords(backstage, memory);
  const calendar = (): readonly AppointmentRecord[] => practice.appointments.filter(isInCalendar);

  /** Filters that all lists have. */
  const isListed = (filter: Row, isActive: boolean, updatedAt: number): boolean =>
    isWanted(filter['isActive'], isActive) && isWithin(updatedAt, instantIn('modifiedSince', filter['modifiedSince']));
  const same = (row: Row): Row => row;
  const lookup =
    (rows: readonly Row[]) =>
    (args: Row): Row =>
      pageOf(
        rows.filter((row) => isWanted(args['isActive'], row['isActive'])),
        args,
        cap,
        same,
      );
  /** Lists of rows that were set up once. */
  const plainPage = (rows: readonly Row[], args: Row): Row => {
    const filter = filterIn(args);
    const isIn = (row: Row): boolean =>
      isListed(filter, row['isActive'] === true, instantIn('lastModified', row['lastModified']) ?? 0);
    return pageOf(rows.filter(isIn), args, cap, same);
  };

  return {
    clientProfiles(args: Row) {
      const filter = filterIn(args);
      const roles: unknown = filter['profileRoles'];
      const [from, to] = ['dateAddedFrom', 'dateAddedTo'].map((name) => instantIn(name, filter[name]));
      const provider = filter['primaryPractitionerId'];
      const rows = practice.clients
        .filter((row) => isListed(filter, !row.isDeleted, row.updatedAt))
        .filter((row) => isWanted(filter['isArchived'], !row.isActive))
        .filter((row) => isWithin(row.createdAt, from ?? null, to ?? null))
        .filter(() => !Array.isArray(roles) || roles.length === 0 || roles.includes('CLIENT'))
        .filter((row) => {
          const stored = memory.profiles.get(row.key) ?? {};
          const own = stored['primaryPractitionerId'] ?? Number(zandaIds.of('provider', (row.key % 7) + 1));
          const category = stored['customCategoryId'] ?? (row.givenName === null ? 22 : undefined);
          return (
            isWanted(provider, own) &&
            isWanted(filter['customStatusId'], stored['customStatusId']) &&
            isWanted(filter['customCategoryId'], category)
          );
        });
      const order = sorted(rows, args['sort'], {
        id: (row) => row.key,
        clientNumber: (row) => row.key,
        dateAdded: (row) => row.createdAt,
        lastName: (row) => row.familyName,
        name: (row) => row.givenName ?? '',
      });
      return pageOf(order, args, cap, records.client);
    },
    clientProfile: ({ id }: IdArgs) => records.clientOf(key('client', id)),
    appointments(args: Row) {
      const filter = filterIn(args);
      const [from, to] = ['dateFrom', 'dateTo'].map((name) => instantIn(name, filter[name]));
      const rows = calendar()
        .filter((row) => isListed(filter, !row.isDeleted, row.updatedAt))
        .filter((row) => isWithin(row.start, from ?? null, to ?? null))
        .filter(
          (row) =>
            isWanted(keyIn('client', filter['clientId']), row.clientKey) &&
            isWanted(keyIn('provider', filter['practitionerId']), row.providerKey) &&
            isWanted(keyIn('place', filter['locationId']), row.placeKey),
        );
      const order = sorted(rows, args['sort'], {
        id: (row) => row.key,
        dateCreated: (row) => row.createdAt,
        dateFrom: (row) => row.start,
        dateTo: (row) => row.start + row.minutes * 60_000,
        flag: (row) => (row.typeKey === 4 ? 'Needs theatre' : ''),
      });
      return pageOf(order, args, cap, records.appointment);
    },
    appointment({ id }: IdArgs) {
      const row = rowOf(calendar(), key('appointment', id));
      return row && records.appointment(row);
    },
    practitioners(args: Row) {
      const filter = filterIn(args);
      const rows = practice.providers
        .map(records.practitioner)
        .filter((row) => isWanted(filter['isActive'], row['isActive']))
        .filter((row) =>
          ['profession', 'jobTitle', 'emailAddress'].every((field) => isWanted(filter[field], row[field])),
        );
      return pageOf(rows, args, cap, same);
    },
    practitioner: ({ id }: IdArgs) => records.practitionerOf(key('provider', id)),
    locations: (args: Row) => plainPage(practice.places.map(records.location), args),
    location: ({ id }: IdArgs) => records.locationOf(key('place', id)),
    billableItems: (args: Row) => plainPage(billable(), args),
    billableItem: ({ id }: IdArgs) => lookupOf(billable(), 'id', id),
    invoices(args: Row) {
      const filter = filterIn(args);
      const [from, to] = ['invoiceDateFrom', 'invoiceDateTo'].map((name) => instantIn(name, filter[name]));
      const rows = practice.appointments
        .filter((row) => records.isInvoiced(row) && isListed(filter, true, row.updatedAt))
        .filter((row) => isWithin(row.start, from ?? null, to ?? null))
        .filter((row) => isWanted(keyIn('client', filter['clientId']), row.clientKey));
      const order = sorted(rows, args['sort'], {
        id: (row) => row.key,
        invoiceNumber: (row) => row.key,
        invoiceDate: (row) => row.start,
      });
      return pageOf(order, args, cap, records.invoice);
    },
    invoice({ id }: IdArgs) {
      const row = rowOf(practice.appointments, records.invoiceKey(id));
      return row && records.isInvoiced(row) ? records.invoice(row) : null;
    },
    payments(args: Row) {
      const filter = filterIn(args);
      const rows = records
        .storedPayments()
        .filter(
          (row) =>
            isWanted(filter['isActive'], row['isActive']) &&
            isWanted(keyIn('client', filter['clientId']), row['clientKey']) &&
            isWanted(filter['clientNumber'], row['clientKey']) &&
            isWanted(filter['methodId'], row['methodId']),
        )
        .filter((row) => {
          const [day, total] = [String(row['receivedAt']), Number(row['total'])];
          return (
            day >= textOf(filter['receivedAfter'] ?? '') &&
            day <= textOf(filter['receivedBefore'] ?? '9999') &&
            total >= Number(filter['minAmount'] ?? 0) &&
            total <= Number(filter['maxAmount'] ?? Number.MAX_SAFE_INTEGER)
          );
        });
      const order = sorted(rows, args['sort'], {
        id: (row) => Number(row['id']),
        total: (row) => Number(row['total']),
        dateReceived: (row) => String(row['receivedAt']),
      });
      return pageOf(order, args, cap, records.payment);
    },
    payment({ id }: IdArgs) {
      const row = lookupOf(records.storedPayments(), 'id', id);
      return row && records.payment(row);
    },
    referrals(args: Row) {
      const filter = filterIn(args);
      const rows = records
        .referrals()
        .filter((row) => isWanted(filter['isActive'], true) && isWanted(filter['clientId'], row['clientId']));
      return pageOf(rows, args, cap, same);
    },
    referral: ({ id }: IdArgs) => lookupOf(records.referrals(), 'id', id),
    insurers: (args: Row) => plainPage(zandaLookups.insurers, args),
    insurer: ({ id }: IdArgs) => lookupOf(zandaLookups.insurers, 'id', id),
    clientClassifications: lookup(zandaLookups.clientClassifications),
    customCategories: lookup(zandaLookups.customCategories),
    customProfileFields: lookup(zandaLookups.customProfileFields),
    customStatuses: lookup(zandaLookups.customStatuses),
    genderIdentities: lookup(zandaLookups.genderIdentities),
    marketingSources: lookup(zandaLookups.marketingSources),
    paymentMethods: lookup(zandaLookups.paymentMethods),
    pronouns: lookup(zandaLookups.pronouns),
    sexes: lookup(zandaLookups.sexes),
    ...zandaWrites(backstage, records, memory, local.text),
  };

  function billable(): readonly Row[] {
    return [...practice.visitTypes.filter((row) => !row.isBlock).map(records.service), ...records.products];
  }
}
