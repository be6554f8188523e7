import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { practiceDays } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hospitalZone } from './values.ts';

/** A doctor as the table has her. */
export interface DoctorRecord {
  readonly key: number;
  readonly userName: string;
  readonly email: string;
  readonly specialization: string;
  readonly departmentKey: number | null;
}

/** A department of the hospital. */
export interface DepartmentRecord {
  readonly key: number;
  readonly name: string;
  readonly description: string | null;
}

/** The hours of a doctor on a day. */
export interface ShiftRecord {
  readonly key: number;
  readonly doctorKey: number;
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

/** Days on which a doctor is away, the last one counted. */
export interface LeaveRecord {
  readonly key: number;
  readonly doctorKey: number;
  readonly from: string;
  readonly until: string;
}

/** The tables that the practice doesn't have. */
export interface HospitalStore {
  readonly departments: DepartmentRecord[];
  readonly doctors: DoctorRecord[];
  readonly shifts: ShiftRecord[];
  readonly leaves: LeaveRecord[];
  /** Columns of patients that were written, by key. */
  readonly patients: Map<number, Row>;
}

const stamp = '2025-11-04 10:00:00';

/** The tables as they are at first. */
export function newStore({ practice }: Backstage): HospitalStore {
  const staff = practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(1));
  const doctors = staff.map(({ key, givenName, familyName, email, role }): DoctorRecord => {
    const specialization = role === 'technician' ? 'Physiotherapy' : key % 2 === 0 ? 'Surgery' : 'Internal medicine';
    const departmentKey = role === 'technician' ? null : 1 + (key % 2);
    return { key, userName: `${givenName} ${familyName}`, email, specialization, departmentKey };
  });
  const workdays = practiceDays.slice(2);
  return {
    departments: [
      { key: 1, name: 'Surgery', description: 'Operations and what comes after them' },
      { key: 2, name: 'General medicine', description: null },
      { key: 3, name: 'Radiology', description: 'Being set up' },
    ],
    doctors,
    shifts: workdays.flatMap((day, index) =>
      doctors.slice(0, 2).map(({ key: doctorKey }, place) => {
        const [from, until] = (index + place) % 3 === 2 ? ['13:00:00', '20:00:00'] : ['08:00:00', '17:00:00'];
        return { key: 1 + index * 2 + place, doctorKey, day, from: from ?? '', until: until ?? '' };
      }),
    ),
    leaves: [
      { key: 1, doctorKey: 5, from: '2026-11-16', until: '2026-11-18' },
      { key: 2, doctorKey: 1, from: '2026-12-23', until: '2027-01-02' },
    ],
    patients: new Map(),
  };
}

/** The next number of a table. */
export function nextKey(rows: readonly { readonly key: number }[]): number {
  return 1 + Math.max(0, ...rows.map(({ key }) => key));
}

/** Puts another record in the place of the one with its key. */
export function replace<Stored extends { readonly key: number }>(rows: Stored[], record: Stored): Stored {
  rows[rows.findIndex(({ key }) => key === record.key)] = record;
  return record;
}

/** Takes a record away and tells whether it was there. */
export function remove(rows: { readonly key: number }[], key: number): boolean {
  const index = rows.findIndex((row) => row.key === key);
  if (index !== -1) rows.splice(index, 1);
  return index !== -1;
}

/** Makes rows of staff. */
export function staffRows(store: HospitalStore, { now }: Backstage) {
  const department = (record: DepartmentRecord): Row => ({
    id: String(record.key),
    name: record.name,
    description: record.description,
    doctors: () => store.doctors.filter(({ departmentKey }) => departmentKey === record.key).map(doctor),
    created_at: stamp,
    updated_at: stamp,
  });
  const doctor = (record: DoctorRecord): Row => {
    const path = `doctors/${String(record.key)}.jpg`;
    const today = wallDay(now(), hospitalZone);
    const isAway = store.leaves.some(
      ({ doctorKey, from, until }) => doctorKey === record.key && from <= today && today <= until,
    );
    return {
      id: String(record.key),
      userName: record.userName,
      email: record.email,
      specialization: record.specialization,
      department: () => {
        const found = store.departments.find(({ key }) => key === record.departmentKey);
        return found ? department(found) : null;
      },
      image:
        record.key % 2 === 0
          ? { id: String(record.key), name: `${String(record.key)}.jpg`, path, url: `/storage/${path}` }
          : null,
      leave_status: isAway ? 'ON_LEAVE' : 'NOT_ON_LEAVE',
      created_at: stamp,
      updated_at: stamp,
    };
  };
  const doctorOf = (key: number | null): Row | null => {
    const found = store.doctors.find((record) => record.key === key);
    return found ? doctor(found) : null;
  };
  const shift = ({ key, doctorKey, day, from, until }: ShiftRecord): Row => ({
    id: String(key),
    doctor: () => doctorOf(doctorKey),
    duty_date: day,
    start_time: from,
    end_time: until,
  });
  const leave = ({ key, doctorKey, from, until }: LeaveRecord): Row => ({
    id: String(key),
    doctor: () => doctorOf(doctorKey),
    start_date: from,
    end_date: until,
  });
  return { department, doctor, doctorOf, shift, leave };
}
