import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { ezyVetBooks } from './books.ts';
import { type ListArgs, type ListSource, pageOf } from './pages.ts';
import { ezyVetRecords } from './records.ts';
import { ezyVetIds, isInCalendar } from './values.ts';
import { ezyVetWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

/** The root fields: every list in pages, by id, with inactive rows unless a filter says otherwise. */
export function ezyVetRoots(backstage: Backstage): object {
  const { practice, meet } = backstage;
  const memory = { persons: new Set<number>(), booked: new Set<number>(), before: new Map<number, string>() };
  const records = ezyVetRecords(backstage, memory);
  const books = ezyVetBooks(backstage, records, memory.booked);
  const customers = () => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const visits = () => practice.appointments.filter(isInCalendar);

  const list =
    <Item>(source: ListSource<Item>) =>
    (args: ListArgs): Row =>
      pageOf(source, args, backstage);
  const rows = (items: () => readonly Row[]) => list({ items, make: (row: Row) => row });
  const one =
    (items: () => readonly Row[]) =>
    ({ id }: IdArgs): Row | null =>
      items().find((row) => row['id'] === id) ?? null;

  return {
    site_information: {
      site_uid: 'site_harbor',
      site_name: practice.organization.name,
      timezone: 'America/New_York',
      country: 'US',
      currency: 'USD',
      date_format: 'MM-DD-YYYY',
      time_format: 'h:mm a',
    },
    separations: rows(records.separations),
    addresses: rows(() => customers().map(records.address)),
    contacts: list<{ readonly key: number | null; readonly row: Row }>({
      items: () => [
        ...customers().map((client) => ({ key: client.key, row: records.contact(client) })),
        ...records.otherContacts.map((row) => ({ key: null, row })),
      ],
      make: ({ row }) => row,
      meet({ key }) {
        if (key !== null) meet('client', key);
      },
    }),
    contact({ id }: IdArgs) {
      return records.metContact(ezyVetIds.key('client', id)) ?? one(() => records.otherContacts)({ id });
    },
    contact_details: rows(() => customers().flatMap(records.details)),
    contact_detail_types: rows(records.detailTypes),
    animals: list({
      items: () => practice.patients,
      make: records.animal,
      meet: ({ key }) => meet('patient', key),
    }),
    animal({ id }: IdArgs) {
      const row = rowOf(practice.patients, ezyVetIds.key('patient', id));
      if (!row) return null;
      meet('patient', row.key);
      return records.animal(row);
    },
    species: rows(records.species),
    breeds: rows(records.breeds),
    sexes: rows(records.sexes),
    animal_colours: rows(records.colours),
    appointments: list({
      items: visits,
      make: records.appointment,
      meet: ({ key }) => meet('appointment', key),
    }),
    appointment({ id }: IdArgs) {
      const row = rowOf(visits(), ezyVetIds.key('appointment', id));
      if (!row) return null;
      meet('appointment', row.key);
      return records.appointment(row);
    },
    appointment_types: rows(records.types),
    appointment_statuses: rows(records.statuses),
    resources: rows(records.resources),
    resource: one(records.resources),
    ...Object.fromEntries(Object.entries(books).map(([name, items]) => [name, rows(items)])),
    consult: one(books['consults'] ?? (() => [])),
    invoice: one(books['invoices'] ?? (() => [])),
    product: one(books['products'] ?? (() => [])),
    ...ezyVetWrites(backstage, records, memory),
  };
}
