import { GraphQLError } from 'graphql';
import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import type { AppointmentRecord, ClientRecord, ProviderRecord } from '../../dialects/practice.ts';
import { fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import * as names from './names.ts';
import { connectionOf, gatewayRows } from './records.ts';
import { gatewayWrites } from './writes.ts';

type Filters = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface ListArgs {
  readonly query?: string;
  readonly filters?: Filters | null;
  readonly limit: number;
  readonly offset: number;
}

const { gatewayIds: ids, hospitalZone } = names;
const dayMs = 86_400_000;

/** Whether a filter isn't given, or meets a value. */
function meets(wanted: Filters[string], value: unknown): boolean {
  return wanted === undefined || wanted === null || wanted === value;
}

function includes(text: string | null, part: unknown): boolean {
  return typeof part !== 'string' || (text ?? '').toLowerCase().includes(part.toLowerCase());
}

/** The root fields of the gateway; some that its schema promises were never written, and are null. */
export function gatewayRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const rows = gatewayRows(stage);

  /** A page of people or appointments. It is taken for the last one where it isn't full, and counts only itself. */
  const pageOf = <Any>(found: readonly Any[], { limit, offset }: ListArgs, show: (row: Any) => Row): Row => {
    const size = Math.min(limit, cap);
    const shown = found.slice(offset, offset + size).map(show);
    return connectionOf({ rows: shown, offset, total: shown.length, hasNext: shown.length === size });
  };

  const fitsPatient = (client: ClientRecord, filters: Filters): boolean => {
    const row = rows.patientRow(client);
    const day = String(row['created_at']).slice(0, 10);
    const year = new Date(now()).getUTCFullYear() - Number(String(row['date_of_birth']).slice(0, 4));
    return (
      includes(fullNameOf(client), filters['search']) &&
      meets(filters['status'], row['status']) &&
      meets(filters['is_active'], client.isActive) &&
      meets(filters['gender'], row['gender']) &&
      meets(filters['bloodType'], row['blood_type']) &&
      meets(filters['insuranceType'], row['insurance_type']) &&
      year >= Number(filters['ageMin'] ?? 0) &&
      year <= Number(filters['ageMax'] ?? 200) &&
      day >= String(filters['registeredFrom'] ?? '') &&
      day <= String(filters['registeredTo'] ?? '9999')
    );
  };
  const patients = (filters: Filters | null | undefined): readonly ClientRecord[] =>
    names.newestPatients(practice).filter((client) => fitsPatient(client, filters ?? {}));
  /** Those who are inactive are not searched. */
  const searchPatients = (query: string, filters?: Filters | null): readonly ClientRecord[] =>
    patients(filters).filter((client) => {
      const texts = [fullNameOf(client), names.phoneOf(client), names.patientNumber(client)];
      return client.isActive && texts.some((text) => includes(text, query));
    });

  const doctors = (filters: Filters = {}): readonly ProviderRecord[] =>
    practice.providers.filter((person) => {
      const row = rows.doctor(person);
      const part = names.departmentOf(person);
      return (
        includes(fullNameOf(person), filters['search']) &&
        includes(String(row['specialization']), filters['specialization']) &&
        meets(filters['status'], row['status']) &&
        meets(filters['is_active'], person.isActive) &&
        meets(filters['department_id'], part && rows.department(part)['id'])
      );
    });
  const doctorPage = (found: readonly ProviderRecord[], { limit, offset }: ListArgs): Row => {
    const shown = found.slice(offset, offset + Math.min(limit, cap));
    const hasNext = offset + shown.length < found.length;
    return connectionOf({ rows: shown.map(rows.doctor), offset, total: found.length, hasNext });
  };

  const appointments = (filters: Filters): readonly AppointmentRecord[] =>
    rows.visits().filter((visit) => {
      const [day, time] = [wallDay(visit.start, hospitalZone), wallTime(visit.start, hospitalZone).slice(0, 5)];
      const row = rows.appointmentRow(visit);
      const part = names.departmentOf({ key: visit.providerKey ?? 0 });
      return (
        ['doctor_id', 'patient_id', 'status', 'type', 'priority', 'paymentStatus'].every((field) =>
          meets(filters[field], row[field]),
        ) &&
        meets(filters['departmentId'], part && rows.department(part)['id']) &&
        day >= String(filters['dateFrom'] ?? '') &&
        day <= String(filters['dateTo'] ?? '9999') &&
        time >= String(filters['timeFrom'] ?? '') &&
        time <= String(filters['timeTo'] ?? '99')
      );
    });
  const departments = (part?: unknown): readonly names.DepartmentRecord[] =>
    names.gatewayDepartments.filter(({ name }) => includes(name, part));
  /** Shows the one row that has an id, or a number of the hospital. */
  const namedOne =
    <Any>(
      all: () => readonly Any[],
      look: (row: Any) => Row,
      fields: readonly string[],
      missing: string,
      show = look,
    ) =>
    (args: Readonly<Record<string, string | null | undefined>>): Row | null => {
      const wanted = fields.map((field) => args[field] ?? null).find((id) => id !== null);
      if (!wanted) throw new GraphQLError(missing);
      const found = all().find((row) => fields.some((field) => look(row)[field] === wanted));
      return found ? show(found) : null;
    };
  const missingPatient = 'Cần cung cấp ID hoặc mã bệnh nhân';
  const patientList = (): readonly ClientRecord[] => names.newestPatients(practice);

  return {
    health: () => ({
      status: 'healthy',
      timestamp: names.isoText(now()),
      version: '1.0.0',
      services: [],
      uptime: 86_400,
    }),
    systemInfo: () => ({
      name: 'Hospital Management GraphQL Gateway',
      version: '1.0.0',
      environment: 'production',
      features: [],
    }),
    globalSearch({ query, limit, types }: { query: string; limit: number; types?: readonly string[] | null }) {
      const isAsked = (type: string): boolean => !types || types.length === 0 || types.includes(type);
      const found = {
        doctors: isAsked('DOCTOR') ? doctors({ search: query }).slice(0, limit).map(rows.doctor) : [],
        patients: isAsked('PATIENT') ? searchPatients(query).slice(0, limit).map(rows.patient) : [],
        departments: isAsked('DEPARTMENT') ? departments(query).slice(0, limit).map(rows.department) : [],
      };
      const totalCount = Object.values(found).reduce((sum, list) => sum + list.length, 0);
      return { ...found, appointments: [], medicalRecords: [], totalCount };
    },
    doctor: namedOne(() => practice.providers, rows.doctor, ['id', 'doctor_id'], 'Cần cung cấp ID hoặc mã bác sĩ'),
    doctors: (args: ListArgs) => doctorPage(doctors(args.filters ?? {}), args),
    searchDoctors: (args: ListArgs) => doctorPage(doctors({ ...args.filters, search: args.query }), args),
    departmentDoctors: ({ department_id, ...args }: ListArgs & { department_id: string }) =>
      doctorPage(doctors({ department_id }), args),
    availableDoctors: ({ limit }: ListArgs) => doctors({ is_active: true }).slice(0, limit).map(rows.doctor),
    patient: namedOne(patientList, rows.patientRow, ['id', 'patient_id'], missingPatient, rows.patient),
    patientByProfile: namedOne(patientList, rows.patientRow, ['profile_id'], missingPatient, rows.patient),
    patients: (args: ListArgs) => pageOf(patients(args.filters), args, rows.patient),
    searchPatients: (args: ListArgs) => pageOf(searchPatients(args.query ?? '', args.filters), args, rows.patient),
    patientDoctorHistory: ({ limit, ...filters }: Filters & { limit: number }) =>
      appointments(filters).slice(0, limit).map(rows.appointment),
    appointment: namedOne(
      rows.visits,
      rows.appointmentRow,
      ['id', 'appointment_id'],
      'Cần cung cấp ID hoặc mã lịch hẹn',
      rows.appointment,
    ),
    appointments: (args: ListArgs) => pageOf(appointments(args.filters ?? {}), args, rows.appointment),
    todayAppointments(filters: Filters) {
      const today = names.isoText(now()).slice(0, 10);
      return appointments({ ...filters, dateFrom: today, dateTo: today }).map(rows.appointment);
    },
    upcomingAppointments({ days, limit, ...filters }: Filters & { days: number; limit: number }) {
      const found = appointments(filters).filter(
        ({ start, state }) => start > now() && start < now() + days * dayMs && state !== 'cancelled',
      );
      return found.slice(0, limit).map(rows.appointment);
    },
    availableSlots({ doctor_id, date, duration }: { doctor_id: string; date: string; duration: number }) {
      const person = practice.providers.find((each) => names.doctorNumber(each) === doctor_id);
      if (!person) return [];
      return openingsOf(stage, { placeKey: 1, typeKey: null, providerKey: person.key, days: [date] })
        .filter(({ minutes }) => minutes >= duration)
        .map(({ start, minutes, taken }) => ({
          startTime: names.isoText(start),
          endTime: names.isoText(start + minutes * 60_000),
          duration: minutes,
          isAvailable: !taken,
          doctor_id,
        }));
    },
    waitingQueue: (filters: Filters) =>
      appointments(filters)
        .filter(({ state, start }) => state === 'arrived' && Math.abs(start - now()) < dayMs)
        .map(rows.appointment),
    department: namedOne(
      () => names.gatewayDepartments,
      rows.department,
      ['id', 'departmentId'],
      'Cần cung cấp ID hoặc mã khoa',
    ),
    departments: ({ filters, limit, offset }: ListArgs) =>
      departments(filters?.['search'])
        .toSorted((one, other) => one.name.localeCompare(other.name, 'vi'))
        .slice(offset, offset + limit)
        .map(rows.department),
    departmentRooms: ({ departmentId }: { departmentId: string }) =>
      names.gatewayDepartments
        .filter((part) => rows.department(part)['id'] === departmentId)
        .flatMap((part) => [rows.room(part, 1), rows.room(part, 2)]),
    medicalRecords: ({ offset }: ListArgs) => connectionOf({ rows: [], offset, total: 0, hasNext: false }),
    ...gatewayWrites(stage, rows, (id) => ids.key('appointment', id)),
  };
}
