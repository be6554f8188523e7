import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { compareValues, type Row, sortedBy, textOf } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { type OpenEmrMemory, openEmrRecords } from './records.ts';
import {
  categoriesOf,
  drugs,
  encountersOf,
  entriesOf,
  insuranceCompanies,
  insurancesOf,
  openEmrVersion,
  optionsOf,
} from './seeds.ts';
import { collated, dateTimeText, dayIn, isEvent, openEmrIds } from './values.ts';
import { openEmrWrites } from './writes.ts';

interface ListArgs {
  readonly filter?: Row | null;
  readonly sort?: string | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const { key } = openEmrIds;

// Columns that may be found by a part of what they hold.
const wildcards = new Set(['fname', 'mname', 'lname', 'street', 'city', 'state', 'postal_code', 'name']);
const sortable = new Set('pid fname mname lname DOB street city state postal_code email sex regdate date'.split(' '));

/** Whether a row fits everything that a filter says of its columns. */
function fits(row: Row, filter: Row): boolean {
  return Object.entries(filter).every(([column, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    const [stored, sought] = [row[column], wanted].map((value) => collated(textOf(value)));
    return wildcards.has(column) ? (stored ?? '').includes(sought ?? '') : stored === sought;
  });
}

/** Rows in the order of columns; what is no column to sort by is passed over. */
function inOrder(rows: readonly Row[], sort: string | null | undefined): readonly Row[] {
  const keys = (sort ?? '')
    .split(',')
    .map((part) => part.trim())
    .map((part) => ({ column: part.replace(/^-/, ''), isDescending: part.startsWith('-') }))
    .filter(({ column }) => sortable.has(column))
    .map(({ column, isDescending }) => ({
      value: (row: Row) => (column === 'pid' ? Number(row['pid']) : collated(textOf(row[column]))),
      isDescending,
      nullsFirst: true,
    }));
  return sortedBy(rows, keys);
}

/** Root fields of OpenEMR. */
export function openEmrRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const memory: OpenEmrMemory = new Map();
  const records = openEmrRecords(stage, memory);
  const messages: Row[] = practice.clients
    .filter(({ note, isDeleted }) => note !== null && !isDeleted)
    .map((client, index) => ({
      id: String(index + 1),
      date: dateTimeText(client.updatedAt),
      body: client.note,
      pid: openEmrIds.of('client', client.key),
      user: 'admin',
      title: 'Patient Care',
      assigned_to: 'admin',
      message_status: 'New',
      groupname: 'Default',
      deleted: 0,
    }));

  // A limit of nothing is none, beside that of the server.
  const page = (rows: readonly Row[], { limit, offset }: ListArgs): readonly Row[] =>
    sliceOf(rows, offset, limit === 0 ? null : limit, cap);
  const clientOf = (pid: string): ClientRecord | null => {
    const client = rowOf(practice.clients, key('client', pid));
    return client?.isDeleted === false ? client : null;
  };
  const ofPatient =
    (make: (client: ClientRecord) => readonly Row[]) =>
    ({ pid }: { readonly pid: string }): readonly Row[] => {
      const client = clientOf(pid);
      return client ? make(client) : [];
    };
  const present = (rows: readonly (Row | null)[]): readonly Row[] => rows.filter((row) => row !== null);

  return {
    appointments(args: ListArgs) {
      const { pc_eventDate_from: from, pc_eventDate_to: to, ...columns } = presentFields(args.filter ?? {});
      const [first, last] = [
        typeof from === 'string' ? dayIn('pc_eventDate_from', from) : '',
        typeof to === 'string' ? dayIn('pc_eventDate_to', to) : '9999-12-31',
      ];
      if (typeof columns['pc_eventDate'] === 'string') dayIn('pc_eventDate', columns['pc_eventDate']);
      const events = practice.appointments.filter(isEvent).toSorted((one, other) => one.key - other.key);
      // Only the rows of the page are met: the others stay in the database.
      const wanted = events.filter((row) => {
        const day = dateTimeText(row.start).slice(0, 10);
        const own: Row = {
          pid: row.clientKey === null ? '' : openEmrIds.of('client', row.clientKey),
          pc_aid: row.providerKey === null ? '' : openEmrIds.of('provider', row.providerKey),
          pc_facility: openEmrIds.of('place', row.placeKey),
          pc_catid: openEmrIds.of('visitType', row.typeKey),
          pc_apptstatus: records.statusOf(row),
          pc_eventDate: day,
        };
        return compareValues(day, first) >= 0 && compareValues(day, last) <= 0 && fits(own, columns);
      });
      return sliceOf(wanted, args.offset, args.limit === 0 ? null : args.limit, cap).map(records.appointment);
    },
    appointment({ pc_eid: id }: { readonly pc_eid: string }) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isEvent(row) ? records.appointment(row) : null;
    },
    appointmentCategories: () =>
      categoriesOf(practice)
        .filter((row) => row['pc_active'] === 1)
        .toSorted((one, other) => Number(one['pc_seq']) - Number(other['pc_seq'])),
    patients(args: ListArgs) {
      // Filters look at the columns of all, and the rows of the page are met.
      const quiet = openEmrRecords({ ...stage, meet: () => undefined }, memory);
      const clients = practice.clients.filter(({ isDeleted }) => !isDeleted);
      const rows = present(clients.map(quiet.patient)).filter((row) => fits(row, args.filter ?? {}));
      return page(inOrder(rows, args.sort), args).map((row) => records.patient(clientOf(textOf(row['pid']))));
    },
    patient: ({ pid }: { readonly pid: string }) => records.patient(clientOf(pid)),
    practitioners: (args: ListArgs) =>
      page(
        present(practice.providers.map((member) => records.practitioner(member.key))).filter((row) =>
          fits(row, args.filter ?? {}),
        ),
        args,
      ),
    practitioner: ({ id }: { readonly id: string }) => records.practitioner(key('provider', id)),
    facilities: (args: ListArgs) =>
      page(
        present(practice.places.map((place) => records.facility(place.key)))
          .filter((row) => fits(row, args.filter ?? {}))
          .toSorted((one, other) => compareValues(one['name'], other['name'])),
        args,
      ),
    facility: ({ id }: { readonly id: string }) => records.facility(key('place', id)),
    encounters: ofPatient((client) => encountersOf(practice, client)),
    medicalProblems: ofPatient((client) => entriesOf(client, 'medical_problem')),
    allergies: ofPatient((client) => entriesOf(client, 'allergy')),
    medications: ofPatient((client) => entriesOf(client, 'medication')),
    messages: ({ pid }: { readonly pid: string }) => messages.filter((row) => row['pid'] === pid),
    insurances: ofPatient(insurancesOf),
    insuranceCompanies: () => insuranceCompanies,
    documents: () => [],
    drugs: () => drugs,
    list: ({ list_name: name }: { readonly list_name: string }) => optionsOf(name),
    version: () => openEmrVersion,
    ...openEmrWrites(stage, records, memory, messages),
  };
}
