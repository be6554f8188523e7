import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import { type Row, sortedBy, textOf } from '../generatedRows.ts';
import { healthSyncIds, healthSyncRows, isInBook, newestPatients } from './records.ts';
import { refusal } from './refusal.ts';
import { healthSyncWrites } from './writes.ts';

type Argument = 'page' | 'limit' | 'searchTerm' | 'sortBy' | 'sortOrder' | 'status' | 'date' | 'locationId';
type ListArgs = Readonly<Partial<Record<Argument | 'location' | 'isDeleted', string>>> & { readonly all?: boolean };
type Make<Any> = (rows: ReturnType<typeof healthSyncRows>) => (record: Any) => Row;

const person = ['firstName', 'lastName', 'phoneNumber'];
const user = [...person, 'email', 'address'];

/** Resolvers of the service. */
export function healthSyncRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const rows = healthSyncRows(stage);
  // Rows to look at only: who isn't on a page is not met.
  const plain = healthSyncRows({ ...stage, meet: () => {} });
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isInBook);
  function list<Any>(name: string, make: Make<Any>, records: readonly Any[], args: ListArgs): object {
    const page = Number(args.page ?? 1);
    const limit = Math.min(Number(args.limit ?? 10), cap);
    const sortBy = args.sortBy ?? 'createdAt';
    const isDescending = (args.sortOrder ?? 'desc') === 'desc';
    const found = records.map((record) => ({ columns: make(plain)(record), record }));
    // Only columns can be sorted by: no name of a person, and no time of an appointment.
    if (found.some(({ columns }) => !(sortBy in columns) || typeof columns[sortBy] === 'function'))
      throw refusal(500, `Unknown argument \`${sortBy}\`.`);
    const value = ({ columns }: Row): unknown => (columns as Row)[sortBy];
    const order = sortedBy(found, [{ value, isDescending, nullsFirst: isDescending }]);
    const shown = order.slice((page - 1) * limit, page * limit);
    return { [name]: shown.map(({ record }) => make(rows)(record)), meta: { page, limit, total: found.length } };
  }
  function one<Any extends { readonly key: number }>(
    kind: Kind,
    show: (record: Any) => Row,
    all: () => readonly Any[],
  ) {
    return ({ id }: { id: string }): Row | null => {
      if (id === '') throw refusal(400, `${kind} ID is required.`);
      const record = rowOf(all(), healthSyncIds.key(kind, id));
      return record && show(record);
    };
  }
  /** Whether an appointment, or somebody or something that it is with, has the term. */
  function isAbout(row: AppointmentRecord, term: string): boolean {
    const [client, provider] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    const type = provider ? null : rowOf(practice.visitTypes, row.typeKey);
    const columns = plain.appointment(row);
    return (
      columns['id'] === term ||
      isFound(term, columns, ['reason', 'notes']) ||
      (client !== null && isFound(term, plain.patientUser(client), person)) ||
      (provider !== null && isFound(term, plain.doctorUser(provider), person)) ||
      (type !== null && isFound(term, plain.service(type), ['name']))
    );
  }
  return {
    me: { email: 'desk@health-sync.test', firstName: 'Front', lastName: 'Desk', role: 'ADMIN', isActive: true },
    getAllPatients({ searchTerm: term, ...args }: ListArgs) {
      const contact = ['emergencyContactName', 'emergencyContactPhone'];
      const found = newestPatients(practice).filter(
        (row) => isFound(term, plain.patientUser(row), user) || isFound(term, plain.patient(row), contact),
      );
      return list('patients', (make) => make.patient, found, args);
    },
    patient: one('client', rows.patient, () => newestPatients(practice)),
    getAllDoctors({ searchTerm: term, location, isDeleted, ...args }: ListArgs) {
      const found = practice.providers.filter(
        (row) =>
          (isFound(term, plain.doctorUser(row), user) || isFound(term, plain.doctor(row), ['licenseNumber'])) &&
          (!location || row.placeKeys[0] === healthSyncIds.key('place', location)) &&
          (!isDeleted || (isDeleted === 'true') === !row.isActive),
      );
      return list('doctors', (make) => make.doctor, found, args);
    },
    doctor: one('provider', rows.doctor, () => practice.providers),
    getAllServices({ searchTerm: term, ...args }: ListArgs) {
      const found = services.filter((row) => isFound(term, plain.service(row), ['name']));
      return list('services', (make) => make.service, found, args);
    },
    service: one('visitType', rows.service, () => services),
    getTimeSlotsByDate({ doctorId, date }: { doctorId?: string; date: string }) {
      const key = healthSyncIds.key('provider', doctorId);
      const slots = visits().filter((row) => key === null || row.providerKey === key);
      return slots.map(rows.timeSlot).filter(({ slotDate }) => slotDate === date);
    },
    getAllAppointments({ searchTerm: term, all, status, date, locationId, ...args }: ListArgs) {
      const found = visits().filter(
        (row) =>
          // Whoever is an admin is shown what is for a service, unless all are asked for.
          (all === true || row.providerKey === null) &&
          (!status || plain.appointment(row)['status'] === status) &&
          (!date || plain.timeSlot(row)['slotDate'] === date) &&
          (!locationId || row.placeKey === healthSyncIds.key('place', locationId)) &&
          (!term || isAbout(row, term)),
      );
      return list('appointments', (make) => make.appointment, found, args);
    },
    appointment: one('appointment', rows.appointment, visits),
    getAllPayments({ status, ...args }: ListArgs) {
      const found = visits().filter((row) => !status || plain.payment(row)['status'] === status);
      return list('payments', (make) => make.payment, found, args);
    },
    getAllLocations({ searchTerm: term, ...args }: ListArgs) {
      const columns = ['name', 'mapUrl', 'address', 'phoneNumber'];
      const found = practice.places.filter((row) => isFound(term, plain.location(row), columns));
      return list('locations', (make) => make.location, found, args);
    },
    location: one('place', rows.location, () => practice.places),
    ...healthSyncWrites(stage),
  };
}

/** Whether one of these columns has the term in it; a whole name is in none of them. */
function isFound(term: string | undefined, row: Row, columns: readonly string[]): boolean {
  return !term || columns.some((column) => textOf(row[column]).toLowerCase().includes(term.toLowerCase()));
}
