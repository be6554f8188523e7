import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { medciliaDesk } from './desk.ts';
import { medciliaLists } from './lists.ts';
import { isKnown, medciliaIds, medciliaRecords, otherContacts } from './records.ts';
import { instantOfArgument, pageOf, resolveError, wordsIn } from './values.ts';
import { medciliaWrites } from './writes.ts';

interface SearchArgs {
  readonly filter?: string | null;
  readonly page?: number | null;
  readonly size?: number | null;
  readonly sortBy?: string | null;
  readonly descending?: boolean | null;
}

interface PeriodArgs extends SearchArgs {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
}

const usualAppointments = 1000;
const appointmentColumns = ['subject', 'startTime', 'endTime', 'reason', 'color', 'note', 'isBlock', 'isAllDay'];
// prettier-ignore
const contactColumns = [
  'name', 'gender', 'telephone', 'birthDate', 'occupation', 'partner', 'country', 'city', 'email', 'createdOn',
  'modified', 'isDuplicate',
];
// Of these two the order is the other way round.
const turned = new Set(['entryDate', 'referral']);

/** Resolvers of the service, for the one tenant of the key. */
export function medciliaRoots(stage: Backstage): object {
  const { practice, cap, refuseWrites } = stage;
  const lists = medciliaLists(refuseWrites, cap);
  const records = medciliaRecords(stage, () => lists.rowsOf('Tag'));

  const sorted = (
    rows: readonly Row[],
    args: SearchArgs,
    columns: readonly string[],
    field: string,
  ): readonly Row[] => {
    const { sortBy, descending } = args;
    if (!sortBy) return rows;
    if (!columns.includes(sortBy)) throw resolveError(field, 'ARGUMENT');
    const isDescending = (descending === true) !== turned.has(sortBy);
    return sortedBy(rows, [{ value: (row) => row[sortBy], isDescending, nullsFirst: !isDescending }]);
  };
  const info = (row: Row): Row => {
    const read = row['patientInfo'];
    return typeof read === 'function' ? ((read as () => Row)() ?? {}) : {}; // Sound: records make it so.
  };
  const everyone = (): readonly Row[] => [
    ...practice.clients.filter(({ isDeleted }) => !isDeleted).map((client) => records.contact(client)),
    ...otherContacts,
  ];
  const searched = (rows: readonly Row[], { filter }: SearchArgs, field: string): readonly Row[] => {
    const fits = wordsIn(filter, field);
    return rows.filter((row) => {
      const { fileNumber, emergancyContact } = filter ? info(row) : {};
      return fits(row['name'], row['telephone'], row['email'], fileNumber, emergancyContact, row['city']);
    });
  };
  const contacts = (args: SearchArgs, field: string): readonly Row[] =>
    sorted(searched(everyone(), args, field), args, contactColumns, field);
  const patients = (args: SearchArgs, field: string): readonly Row[] => {
    const rows = everyone().filter((row) => row['contactType'] === 'patient');
    // What a patient is sorted by may be a part of what is known of her.
    const flat = args.sortBy ? rows.map((row) => ({ ...info(row), ...row })) : rows;
    const columns = [...contactColumns, 'lastSeen', 'entryDate', 'referral'];
    return sorted(searched(flat, args, field), args, columns, field);
  };
  // Whoever is asked for by id may be of any kind.
  const person = ({ id }: Row): Row | null => {
    const found = rowOf(practice.clients, medciliaIds.key('client', String(id)));
    if (found && !found.isDeleted) return records.contact(found);
    return otherContacts.find((row) => row['id'] === id) ?? null;
  };
  const byId = (rows: readonly Row[]) => (args: Row) => rows.find((row) => row['id'] === args['id']) ?? null;
  const isListed = (row: AppointmentRecord): boolean => isKnown(row) && !row.isDeleted;

  return {
    locations: () => records.locations,
    location: (args: Row) => byId(records.locations)(args),
    // Without an end nothing is before it; and what goes beyond either end is left out.
    appointments(args: PeriodArgs) {
      const from = instantOfArgument(args.startTime, 'startTime');
      const to = instantOfArgument(args.endTime, 'endTime');
      const isWithin = ({ start, minutes }: AppointmentRecord): boolean => {
        const end = start + minutes * 60_000;
        return start >= from && end >= from && start <= to && end <= to;
      };
      const fits = wordsIn(args.filter, 'appointments');
      const rows = practice.appointments
        .filter((row) => isListed(row) && isWithin(row))
        .map(records.appointment)
        .filter((row) => fits(row['subject']));
      const inOrder = sorted(rows, args, appointmentColumns, 'appointments');
      return pageOf(inOrder, { page: args.page ?? null, size: args.size ?? usualAppointments }, cap);
    },
    // Removed ones are found by their id.
    appointment({ id }: Row) {
      const found = rowOf(practice.appointments, medciliaIds.key('appointment', String(id)));
      return found && isKnown(found) ? records.appointment(found) : null;
    },
    contactsTotal: (args: SearchArgs) => contacts(args, 'contactsTotal').length,
    contacts: (args: SearchArgs) => pageOf(contacts(args, 'contacts'), args, cap),
    contact: person,
    patientsTotal: (args: SearchArgs) => patients(args, 'patientsTotal').length,
    patients: (args: SearchArgs) => pageOf(patients(args, 'patients'), args, cap),
    patient: person,
    // People are no conditions, which is what is asked of the mapper here.
    conditions() {
      throw resolveError('conditions', 'AUTO_MAPPER_MAPPING');
    },
    ...medciliaDesk(stage, records.locations),
    ...lists.roots,
    ...medciliaWrites(stage, records),
  };
}
