import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { hospitalRecords } from './records.ts';
import { newStore } from './store.ts';
import { dateTimeOf, dayOf, hospitalIds, hospitalPatients, instantOf, isBooked, statusWords } from './values.ts';
import { hospitalWrites } from './writes.ts';

type ById = Readonly<Record<'id', string>>;

interface ListArgs {
  readonly filter?: Row | null;
  readonly first: number;
  readonly page?: number | null;
}

/** Whether a column has a text in it, without regard to case. */
function hasPart(own: unknown, part: string | null | undefined): boolean {
  return !part || (typeof own === 'string' && own.toLowerCase().includes(part.toLowerCase()));
}

/** The root fields of the service. Lists are in the order of their ids, and no range of time can be asked for. */
export function hospitalRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const store = newStore(stage);
  const records = hospitalRecords(stage, store);

  /** One page in Laravel's sense, pages counted from 1. */
  const page = <Stored>(all: readonly Stored[], { first, page: number }: ListArgs, show: (one: Stored) => Row): Row => {
    const perPage = Math.max(0, Math.min(first, cap));
    const currentPage = Math.max(1, number ?? 1);
    const from = (currentPage - 1) * perPage;
    const data = all.slice(from, from + perPage).map(show);
    const lastPage = Math.max(1, Math.ceil(all.length / Math.max(1, perPage)));
    const items = data.length > 0 ? { firstItem: from + 1, lastItem: from + data.length } : {};
    const pages = { currentPage, lastPage, perPage, hasMorePages: currentPage < lastPage };
    return { data, paginatorInfo: { ...items, ...pages, count: data.length, total: all.length } };
  };
  const isGiven = (filter: Row | null | undefined, field: string): boolean =>
    filter?.[field] !== undefined && filter[field] !== null;
  /** Whether a number is the one that a filter names, where it names one. */
  const isId = (filter: Row | null | undefined, field: string, own: number | null): boolean =>
    !isGiven(filter, field) || String(own) === givenText(filter ?? {}, field);
  const text = (filter: Row | null | undefined, field: string): string | null | undefined =>
    filter ? givenText(filter, field) : undefined;
  const isEqual = (filter: Row | null | undefined, field: string, own: unknown): boolean =>
    !isGiven(filter, field) || filter?.[field] === own;

  const booked = (): readonly AppointmentRecord[] => practice.appointments.filter(isBooked);

  return {
    me: () => ({
      id: '1',
      userName: 'frontdesk',
      role: 'ADMIN',
      lastLoginAt: dateTimeOf(now() - 3_600_000),
      createdAt: '2025-10-01 09:00:00',
      updatedAt: '2026-11-17 08:55:12',
    }),
    appointments({ filter, ...args }: ListArgs) {
      const found = booked().filter(
        (row) =>
          isId(filter, 'id', row.key) &&
          isId(filter, 'doctor_id', row.providerKey) &&
          isId(filter, 'patient_id', row.clientKey) &&
          isEqual(filter, 'status', statusWords[row.state]),
      );
      return page(found, args, records.appointment);
    },
    appointment({ id }: ById) {
      const row = rowOf(practice.appointments, hospitalIds.key('appointment', id));
      return row && isBooked(row) ? records.appointment(row) : null;
    },
    patients({ filter, ...args }: ListArgs) {
      const born = text(filter, 'date_of_birth');
      if (born) instantOf(born);
      const found = hospitalPatients(practice).filter((client: ClientRecord) => {
        const row = records.plainPatient(client);
        return (
          isId(filter, 'id', client.key) &&
          ['name', 'email', 'phone'].every((field) => hasPart(row[field], text(filter, field))) &&
          ['gender', 'date_of_birth'].every((field) => isEqual(filter, field, row[field]))
        );
      });
      return page(found, args, records.patient);
    },
    patient({ id }: ById) {
      const client = rowOf(practice.clients, hospitalIds.key('client', id));
      return client && !client.isDeleted ? records.patient(client) : null;
    },
    doctors({ filter, ...args }: ListArgs) {
      const found = store.doctors.filter(
        (row) => isId(filter, 'id', row.key) && hasPart(row.userName, text(filter, 'userName')),
      );
      return page(found, args, records.doctor);
    },
    doctor: ({ id }: ById) => records.doctorOf(Number(id)),
    departments({ filter, ...args }: ListArgs) {
      const found = store.departments.filter(
        (row) =>
          isId(filter, 'id', row.key) &&
          hasPart(row.name, text(filter, 'name')) &&
          hasPart(row.description, text(filter, 'description')),
      );
      return page(found, args, records.department);
    },
    department({ id }: ById) {
      const found = store.departments.find(({ key }) => String(key) === id);
      return found ? records.department(found) : null;
    },
    doctorDutyShifts({ filter, ...args }: ListArgs) {
      const [from, to] = [text(filter, 'from_date'), text(filter, 'to_date')];
      const found = store.shifts.filter(
        (row) =>
          isId(filter, 'id', row.key) &&
          isId(filter, 'doctor_id', row.doctorKey) &&
          isEqual(filter, 'duty_date', row.day) &&
          (!from || row.day >= dayOf(from)) &&
          (!to || row.day <= dayOf(to)),
      );
      return page(found, args, records.shift);
    },
    doctorLeaves({ filter, ...args }: ListArgs) {
      const [from, to] = [text(filter, 'from_date'), text(filter, 'to_date')];
      const found = store.leaves.filter(
        (row) =>
          isId(filter, 'doctor_id', row.doctorKey) &&
          (!from || row.until >= dayOf(from)) &&
          (!to || row.from <= dayOf(to)),
      );
      return page(found, args, records.leave);
    },
    doctorAvailableSlots({ doctor_id: id = '', date = '', ...args }: Readonly<Record<string, string>>) {
      const minutes = Number(args['duration_minutes']);
      if (minutes <= 0) return [];
      const step = minutes * 60_000;
      const taken = booked().filter(({ providerKey, state }) => String(providerKey) === id && state !== 'cancelled');
      const isFree = (start: number): boolean =>
        !taken.some((row) => row.start < start + step && row.start + row.minutes * 60_000 > start);
      const day = dayOf(date);
      const isAway = store.leaves.some((row) => String(row.doctorKey) === id && row.from <= day && day <= row.until);
      const shifts = store.shifts.filter((row) => !isAway && String(row.doctorKey) === id && row.day === day);
      return shifts.flatMap(({ from, until, doctorKey }) => {
        const [first, end] = [instantOf(`${day} ${from}`), instantOf(`${day} ${until}`)];
        const starts = Array.from({ length: Math.floor((end - first) / step) }, (_, index) => first + index * step);
        return starts.filter(isFree).map((start) => ({
          doctor_id: id,
          doctor: () => records.doctorOf(doctorKey),
          start: dateTimeOf(start),
          end: dateTimeOf(start + step),
          duration_minutes: minutes,
        }));
      });
    },
    ...hospitalWrites(stage, store, records),
  };
}
