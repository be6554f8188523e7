import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, dialectNow, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { contactsOf } from './contacts.ts';
import { office, type StAddress, type StMemory } from './memory.ts';
import { callReasons } from './officeRows.ts';
import { isWithin, type ListArgs, listOf, type PageArgs, pageOf } from './paging.ts';
import type { StRecords } from './records.ts';
import { customersOf, idOf, invalid, isNamed, ownId, ownKey, serviceTitanIds } from './values.ts';

/** A reference to one record. */
export interface ById {
  readonly id: number | string;
}

interface AddressArgs {
  readonly street?: string | null;
  readonly unit?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zip?: string | null;
  readonly country?: string | null;
}

interface CustomersArgs extends ListArgs, AddressArgs {
  readonly name?: string | null;
  readonly phone?: string | null;
}

interface LocationsArgs extends ListArgs, AddressArgs {
  readonly customerId?: number | string | null;
  readonly name?: string | null;
}

interface LeadsArgs extends ListArgs {
  readonly status?: string | null;
  readonly customerId?: number | string | null;
}

const addressFields = ['street', 'unit', 'city', 'state', 'zip', 'country'] as const;
const leadBase = 2_610_000;
const bookingBase = 3_810_000;
const dayMs = 86_400_000;

/** Whether an address holds what is looked for, in any case. */
function isAt(address: StAddress, args: AddressArgs): boolean {
  return addressFields.every((field) => {
    const wanted = args[field];
    return !wanted || (address[field] ?? '').toLowerCase().includes(wanted.trim().toLowerCase());
  });
}

/** The same for a part of a text. */
function holds(text: string, part: string | null | undefined): boolean {
  return !part || text.toLowerCase().includes(part.trim().toLowerCase());
}

/** Queries of customers and of those who may become some. */
export function crmQueries({ practice, cap }: Backstage, records: StRecords, memory: StMemory) {
  const customers = (): readonly ClientRecord[] => customersOf(practice);
  const customerOf = (id: number | string): ClientRecord | null =>
    rowOf(customers(), serviceTitanIds.key('client', id));
  const factsOf = (row: ClientRecord) => ({
    id: idOf('client', row.key),
    active: row.isActive,
    createdOn: row.createdAt,
    modifiedOn: row.updatedAt,
  });
  const dated = (row: Row & { readonly id: number; readonly at: number }) => ({
    id: row.id,
    createdOn: row.at,
    modifiedOn: row.at,
  });

  // Every twentieth customer has asked for something that is no job yet.
  const leads = (): readonly (Row & { id: number; at: number; status: string; customerId: number })[] =>
    customers()
      .filter(({ key }) => key % 20 === 0)
      .map(({ key, placeKey }) => {
        const [id, at] = [leadBase + key, dialectNow - ((key % 9) + 1) * dayMs];
        const isDismissed = memory.dismissedLeads.has(id);
        return {
          id,
          at,
          status: isDismissed ? 'Dismissed' : key % 40 === 0 ? 'Converted' : 'Open',
          customerId: idOf('client', key),
          customer: () => records.customerOf(key),
          locationId: ownId('location', key),
          businessUnitId: idOf('place', placeKey),
          jobTypeId: null,
          priority: 'Normal',
          campaignId: office.walkIn,
          summary: 'Asked about a dental cleaning',
          callReasonId: 2_201,
          followUpDate: utcText(at + 14 * dayMs),
          createdOn: utcText(at),
          createdById: office.desk,
          modifiedOn: utcText(at),
          tagTypeIds: [],
        };
      });
  // Every twenty-fifth has booked on the website.
  const bookings = (): readonly (Row & { id: number; at: number; status: string })[] =>
    customers()
      .filter(({ key }) => key % 25 === 0)
      .map((row) => {
        const [id, at] = [bookingBase + row.key, dialectNow - (row.key % 7) * 3_600_000];
        return {
          id,
          at,
          source: 'Website',
          createdOn: utcText(at),
          name: fullNameOf(row),
          address: records.addressOf(row),
          customerType: row.givenName === null ? 'Commercial' : 'Residential',
          start: utcText(dialectNow + ((row.key % 5) + 2) * dayMs),
          summary: 'Would like an appointment',
          campaignId: 3_302,
          businessUnitId: idOf('place', row.placeKey),
          isFirstTimeClient: false,
          uploadedImages: [],
          isSendConfirmationEmail: true,
          status: row.key % 50 === 0 ? 'Accepted' : 'New',
          dismissingReasonId: null,
          jobId: null,
          externalId: `web-${String(row.key)}`,
          priority: 'Normal',
          jobTypeId: null,
          bookingProviderId: 41,
          modifiedOn: utcText(at),
          contacts: () => contactsOf(row, memory).map(records.contact),
        };
      });

  return {
    customers: ({ name, phone, ...args }: CustomersArgs): Row =>
      listOf(
        customers().filter((row) => isNamed(row, name, phone) && isAt(records.addressOf(row), args)),
        factsOf,
        args,
        cap,
        records.customer,
      ),
    customer({ id }: ById): Row | null {
      const row = customerOf(id);
      return row && records.customer(row);
    },
    customerContacts({ id, ...args }: ById & PageArgs): Row {
      const row = customerOf(id);
      if (!row) throw invalid('id', `There is no record with ID ${String(id)}.`);
      return pageOf(contactsOf(row, memory), args, cap, records.contact);
    },
    modifiedCustomerContacts(args: ListArgs): Row {
      const { modifiedBefore, modifiedOnOrAfter } = args;
      if (!modifiedBefore && !modifiedOnOrAfter)
        throw invalid('modifiedOnOrAfter', 'Either modifiedBefore or modifiedOnOrAfter must be specified.');
      const rows = customers()
        .filter((row) => isWithin(row.updatedAt, modifiedOnOrAfter, modifiedBefore, 'modified'))
        .flatMap((row) => contactsOf(row, memory));
      return pageOf(rows, args, cap, records.contact);
    },
    customerNotes({ id, ...args }: ById & PageArgs): Row {
      const row = customerOf(id);
      if (!row) throw invalid('id', `Customer ${String(id)} does not exist.`);
      return pageOf(records.customerNotes(row), args, cap, records.note);
    },
    locations({ customerId, name, ...args }: LocationsArgs): Row {
      const rows = records
        .locationsOf(customers())
        .filter((row) => !customerId || idOf('client', row.clientKey) === Number(customerId))
        .filter((row) => holds(row.name, name) && isAt(row.address, args));
      const active = (key: number): boolean => rowOf(practice.clients, key)?.isActive === true;
      return listOf(
        rows,
        ({ key, clientKey, at }) => ({
          id: ownId('location', key),
          active: active(clientKey),
          createdOn: at,
          modifiedOn: at,
        }),
        args,
        cap,
        records.location,
      );
    },
    location({ id }: ById): Row | null {
      const key = ownKey('location', id);
      const row = records.locationsOf(customers()).find((each) => each.key === key);
      return row ? records.location(row) : null;
    },
    locationContacts({ id, ...args }: ById & PageArgs): Row {
      const key = ownKey('location', id);
      const row = records.locationsOf(customers()).find((each) => each.key === key);
      if (!row) throw invalid('id', `There is no record with ID ${String(id)}.`);
      // Locations that were added have no contacts of their own.
      const owner = row.key === row.clientKey ? rowOf(customers(), row.clientKey) : null;
      return pageOf(owner ? contactsOf(owner, memory) : [], args, cap, records.contact);
    },
    leads({ status, customerId, ...args }: LeadsArgs): Row {
      const rows = leads().filter(
        (row) => (!status || row.status === status) && (!customerId || row.customerId === Number(customerId)),
      );
      return listOf(rows, dated, args, cap, (row) => row);
    },
    lead: ({ id }: ById): Row | null => leads().find((row) => row.id === Number(id)) ?? null,
    bookings({ status, ...args }: LeadsArgs): Row {
      const rows = bookings().filter((row) => !status || row.status === status);
      return listOf(rows, dated, args, cap, (row) => row);
    },
    booking: ({ id }: ById): Row | null => bookings().find((row) => row.id === Number(id)) ?? null,
    callReasons({ isLead, ...args }: PageArgs & { readonly isLead?: boolean | null }): Row {
      const rows = callReasons.filter((row) => typeof isLead !== 'boolean' || row['isLead'] === isLead);
      return pageOf(rows, args, cap, (row) => row);
    },
  };
}
