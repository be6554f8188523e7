import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { type ListArgs, listOf, meetsFilters } from './lists.ts';
import { clinikoIds, type ClinikoMemory, clinikoRecords, isListed, isVisit } from './records.ts';
import { clinikoWrites, notFound } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

// prettier-ignore
const patientFields = [
  'id', 'first_name', 'last_name', 'email', 'date_of_birth', 'city', 'state', 'country', 'archived_at', 'created_at', 'updated_at',
];
const invoiceFields = ['issue_date', 'number', 'status', 'created_at', 'updated_at'];

function byEntry(one: { readonly createdAt: number }, other: { readonly createdAt: number }): number {
  return one.createdAt - other.createdAt;
}

/** The patients of the list, in order of entry: those that are archived have one of their own. */
export function clinikoPeople({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted, isActive }) => !isDeleted && isActive).toSorted(byEntry);
}

/** The root fields of the gateway. */
export function clinikoRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: ClinikoMemory = { details: new Map(), cancellations: new Map(), notes: [] };
  // Reading for a filter is no answer yet, so that it meets nothing.
  const unseen = clinikoRecords({ ...backstage, meet: () => undefined }, memory);
  const records = clinikoRecords(backstage, memory);

  const list =
    <Record>(operation: string, path: string, rows: () => readonly Record[], show: (row: Record) => Row) =>
    (args: ListArgs): Row => ({
      __typename: `${operation}_200_response`,
      ...listOf(path, rows(), show, args, cap),
    });
  const one =
    <Record extends { readonly key: number }>(
      kind: 'place' | 'provider' | 'visitType' | 'client' | 'appointment',
      rows: () => readonly Record[],
      show: (row: Record) => Row,
    ) =>
    ({ id }: IdArgs): Row => {
      const row = rows().find(({ key }) => key === clinikoIds.key(kind, id));
      return row ? show(row) : notFound;
    };

  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isListed).toSorted(byEntry);
  const bookings = (): readonly AppointmentRecord[] =>
    practice.appointments
      .filter((row) => isListed(row) || (row.isBlock && !row.isDeleted && hasClearDay(row)))
      .toSorted(byEntry);
  const known = (): readonly AppointmentRecord[] => practice.appointments.filter(isVisit);
  const invoices = (): readonly Row[] =>
    visits().flatMap((row) => (row.state === 'completed' ? [records.invoice(row)] : []));
  const inNumber =
    (rows: () => readonly Row[]) =>
    ({ id }: IdArgs): Row =>
      rows().find((row) => String(Number(row['id'])) === id) ?? notFound;
  const itself = (row: Row): Row => row;
  const types = practice.visitTypes.filter(({ isBookable }) => isBookable);

  return {
    listAppointmentTypes: list('listAppointmentTypes', 'appointment_types', () => types, records.appointmentType),
    getAppointmentType: one('visitType', () => types, records.appointmentType),
    listIndividualAppointments: list(
      'listIndividualAppointments',
      'individual_appointments',
      visits,
      records.appointment,
    ),
    getIndividualAppointment: one('appointment', known, records.appointment),
    getIndividualAppointmentConflicts({ id }: IdArgs): Row {
      const row = known().find(({ key }) => key === clinikoIds.key('appointment', id));
      if (!row) return notFound;
      const end = row.start + row.minutes * 60_000;
      const others = bookings().filter((other) => {
        const isSame = other.providerKey === row.providerKey && other.key !== row.key;
        return isSame && other.start < end && other.start + other.minutes * 60_000 > row.start;
      });
      const conflicts = others.map(({ key }) => ({ id: Number(clinikoIds.of('appointment', key)) }));
      return { __typename: 'getIndividualAppointmentConflicts_200_response', conflicts };
    },
    listBookings: list('listBookings', 'bookings', bookings, records.booking),
    getBooking: one('appointment', bookings, records.booking),
    listBusinesses: list('listBusinesses', 'businesses', () => practice.places, records.business),
    getBusiness: one('place', () => practice.places, records.business),
    listInvoices(args: ListArgs): Row {
      const found = invoices().filter((row) => meetsFilters(row, 'invoices', invoiceFields, args));
      return { __typename: 'listInvoices_200_response', ...listOf('invoices', found, itself, args, cap) };
    },
    getInvoice: inNumber(invoices),
    listPatients(args: ListArgs): Row {
      const found = clinikoPeople(practice).filter((row) =>
        meetsFilters(unseen.patient(row), 'patients', patientFields, args),
      );
      return { __typename: 'listPatients_200_response', ...listOf('patients', found, records.patient, args, cap) };
    },
    getPatient: one('client', () => practice.clients.filter(({ isDeleted }) => !isDeleted), records.patient),
    listPractitioners: list(
      'listPractitioners',
      'practitioners',
      () => practice.providers.filter(({ isActive }) => isActive),
      records.practitioner,
    ),
    getPractitioner: one('provider', () => practice.providers, records.practitioner),
    listTreatmentNotes: list('listTreatmentNotes', 'treatment_notes', () => memory.notes, itself),
    getTreatmentNote: inNumber(() => memory.notes),
    ...clinikoWrites(backstage, records, memory),
  };
}
