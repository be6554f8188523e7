import { startOfDay, wallDay, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { createMemory } from './memory.ts';
import { athenaNeighbours } from './neighbours.ts';
import { type PageArgs, pageOf } from './pages.ts';
import { athenaRecords } from './records.ts';
import {
  athenaIds,
  dateOf,
  dayIn,
  homeZone,
  invalid,
  isBooked,
  isOff,
  isText,
  missing,
  phoneOf,
  stampIn,
  statusCodes,
} from './values.ts';
import { athenaWrites } from './writes.ts';

type ListArgs = PageArgs & Row;

const statuses = ['active', 'inactive', 'prospective', 'deleted'];
const openDays = 7;

function isAmong(value: string | null, wanted: unknown): boolean {
  if (wanted === null || wanted === undefined) return true;
  return (Array.isArray(wanted) ? wanted : [wanted]).map(String).includes(value ?? '');
}

/** The root fields of the product. */
export function athenaRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice, now());
  const records = athenaRecords(backstage, memory);

  const wallOf = (row: AppointmentRecord): string => wallText(row.start, zoneOf(practice, row));
  /** By the clock of each department, then by number. */
  const inOrder = (rows: readonly AppointmentRecord[]): readonly AppointmentRecord[] =>
    rows.toSorted((one, other) => {
      const [left, right] = [wallOf(one), wallOf(other)];
      if (left === right) return one.key - other.key;
      return left < right ? -1 : 1;
    });
  const providerIdOf = (row: AppointmentRecord): string | null =>
    row.providerKey === null ? null : athenaIds.of('provider', row.providerKey);

  const isWantedPatient = (args: Row): ((row: ClientRecord) => boolean) => {
    const status = givenText(args, 'status') ?? null;
    if (status !== null && !statuses.includes(status)) throw invalid('status');
    const born = dayIn(args['dob'], 'dob');
    const dob = born === null ? null : dateOf(born);
    // Numbers that can't be any are ignored.
    const phone = typeof args['anyphone'] === 'string' ? phoneOf(args['anyphone']) : null;
    return (person) => {
      const row = records.known(person);
      return (
        (status === null ? row['status'] !== 'deleted' : row['status'] === status) &&
        isText(person.givenName, args['firstname']) &&
        isText(person.familyName, args['lastname']) &&
        isText(person.emails[0] ?? null, args['email']) &&
        isText(String(row['dob']), dob) &&
        isText(String(row['zip']).slice(0, 5), typeof args['zip'] === 'string' ? args['zip'].slice(0, 5) : null) &&
        isAmong(String(row['departmentid']), args['departmentid']) &&
        isAmong(String(row['primarydepartmentid']), args['primarydepartmentid']) &&
        isAmong(String(row['primaryproviderid']), args['primaryproviderid']) &&
        (phone === null || person.phones.some(({ value }) => phoneOf(value) === phone))
      );
    };
  };

  return {
    practiceinfo: {
      practiceid: athenaIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      publicnames: [practice.organization.name],
      iscoordinatorsender: false,
      experiencemode: 'STANDARD',
      haschart: true,
      hascommunicator: true,
    },
    departments: (args: ListArgs) =>
      pageOf('departments', args['hospitalonly'] === true ? [] : practice.places, args, cap, records.department),
    department({ departmentid }: { readonly departmentid: string }) {
      const place = rowOf(practice.places, athenaIds.key('place', departmentid));
      return place && records.department(place);
    },
    providers(args: ListArgs) {
      const rows = practice.providers.filter(
        ({ isActive, title }) => isActive && isAmong(title ?? 'OTHER', args['providertype']),
      );
      return pageOf('providers', rows, args, cap, records.provider);
    },
    provider({ providerid }: { readonly providerid: string }) {
      const person = rowOf(practice.providers, athenaIds.key('provider', providerid));
      return person && records.provider(person);
    },
    patients: (args: ListArgs) =>
      pageOf('patients', practice.clients.filter(isWantedPatient(args)), args, cap, records.patient),
    patient({ patientid }: { readonly patientid: string }) {
      const person = rowOf(practice.clients, athenaIds.key('client', patientid));
      return person && records.patient(person);
    },
    patientappointments(args: ListArgs) {
      const [from, to] = [dayIn(args['startdate'], 'startdate'), dayIn(args['enddate'], 'enddate')];
      const key = athenaIds.key('client', String(args['patientid']));
      const rows = practice.appointments.filter((row) => {
        const day = wallOf(row).slice(0, 10);
        const isPast = day < wallDay(now(), zoneOf(practice, row));
        return (
          isBooked(row) &&
          row.clientKey === key &&
          (args['showcancelled'] === true || !isOff(row)) &&
          (args['showpast'] === true || !isPast) &&
          (from === null || day >= from) &&
          (to === null || day <= to)
        );
      });
      return pageOf('appointments', inOrder(rows), args, cap, records.appointment);
    },
    bookedappointments(args: ListArgs) {
      const [from, to] = [dayIn(args['startdate'], 'startdate'), dayIn(args['enddate'], 'enddate')];
      if (from === null) throw missing('startdate');
      if (to === null) throw missing('enddate');
      const since = stampIn(args['startlastmodified'], 'startlastmodified');
      const until = stampIn(args['endlastmodified'], 'endlastmodified');
      if (until !== null && since === null) throw missing('startlastmodified');
      const rows = practice.appointments.filter((row) => {
        const day = wallOf(row).slice(0, 10);
        return (
          isBooked(row) &&
          day >= from &&
          day <= to &&
          (args['showcancelled'] === true || !isOff(row)) &&
          isAmong(athenaIds.of('place', row.placeKey), args['departmentid']) &&
          isAmong(providerIdOf(row), args['providerid']) &&
          isAmong(athenaIds.of('client', row.clientKey ?? 0), args['patientid']) &&
          isAmong(athenaIds.of('visitType', row.typeKey), args['appointmenttypeid']) &&
          isAmong(statusCodes[row.state], args['appointmentstatus']) &&
          (since === null || row.updatedAt >= since) &&
          (until === null || row.updatedAt <= until)
        );
      });
      return pageOf('appointments', inOrder(rows), args, cap, records.appointment);
    },
    appointment({ appointmentid }: { readonly appointmentid: string }) {
      const row = rowOf(practice.appointments, athenaIds.key('appointment', appointmentid));
      return row && isBooked(row) ? records.appointment(row) : null;
    },
    openappointments(args: ListArgs) {
      const from = dayIn(args['startdate'], 'startdate') ?? wallDay(now(), homeZone);
      const end = wallDay(startOfDay(from, homeZone, openDays), homeZone);
      const to = dayIn(args['enddate'], 'enddate') ?? end;
      const rows = memory.slots.filter((slot) => {
        const zone = rowOf(practice.places, slot.placeKey)?.zone ?? homeZone;
        const day = wallDay(slot.start, zone);
        return (
          day >= from &&
          day <= to &&
          isAmong(athenaIds.of('place', slot.placeKey), args['departmentid']) &&
          isAmong(athenaIds.of('provider', slot.providerKey), args['providerid']) &&
          isAmong(athenaIds.of('visitType', slot.typeKey), args['appointmenttypeid'])
        );
      });
      return pageOf(
        'appointments',
        rows.toSorted((one, other) => one.start - other.start),
        args,
        cap,
        records.slot,
      );
    },
    appointmenttypes(args: ListArgs) {
      const rows = practice.visitTypes.filter(({ isBlock }) => args['hidenonpatient'] === false || !isBlock);
      return pageOf('appointmenttypes', rows, args, cap, records.appointmentType);
    },
    appointmentnotes({ appointmentid }: { readonly appointmentid: string }) {
      const row = rowOf(practice.appointments, athenaIds.key('appointment', appointmentid));
      return row && isBooked(row) ? records.notesOf(row) : [];
    },
    ...athenaNeighbours(backstage),
    ...athenaWrites(backstage, records, memory),
  };
}
