import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { HospitalRecords } from './records.ts';
import { type DoctorRecord, type HospitalStore, nextKey, remove, replace, type ShiftRecord } from './store.ts';
import { dayOf, hidden, invalid } from './values.ts';

interface Changing {
  readonly id: string;
  readonly input: Row;
}

/** The mutations for staff and their hours, which the practice doesn't know of. */
export function staffWrites({ refuseWrites }: Backstage, store: HospitalStore, records: HospitalRecords): object {
  /** A mutation that is refused where all are. */
  const open =
    <Args, Answer>(write: (args: Args) => Answer) =>
    (args: Args): Answer => {
      if (refuseWrites !== null) throw new GraphQLError(refuseWrites);
      return write(args);
    };
  const found = <Stored extends { readonly key: number }>(rows: readonly Stored[], id: string): Stored => {
    const record = rows.find(({ key }) => String(key) === id);
    if (record) return record;
    throw hidden();
  };
  const text = (input: Row, field: string): string => givenText(input, field) ?? '';
  const doctorKey = (field: string, input: Row): number => {
    const record = store.doctors.find(({ key }) => String(key) === text(input, 'doctor_id'));
    if (record) return record.key;
    throw invalid(field, 'doctor_id', 'The selected input.doctor_id is invalid.');
  };
  const departmentKey = (field: string, input: Row): number => {
    const record = store.departments.find(({ key }) => String(key) === text(input, 'department_id'));
    if (record) return record.key;
    throw invalid(field, 'department_id', 'The selected input.department_id is invalid.');
  };
  const timeOf = (field: string, path: string, value: string): string => {
    if (/^\d{2}:\d{2}(?::\d{2})?$/.test(value)) return value.length === 5 ? `${value}:00` : value;
    throw invalid(field, path, `The input.${path} field must match the format H:i.`);
  };
  const checkHours = (field: string, { from, until }: ShiftRecord): void => {
    if (until <= from)
      throw invalid(field, 'end_time', 'The input.end_time field must be a date after input.start_time.');
  };
  const checkDays = (field: string, from: string, until: string): void => {
    if (until < from)
      throw invalid(field, 'end_date', 'The input.end_date field must be a date after or equal to input.start_date.');
  };
  const add = <Stored extends { readonly key: number }>(rows: Stored[], record: Stored): Stored => {
    rows.push(record);
    return record;
  };
  return {
    createDepartment: open(({ input }: Changing) => {
      const description = givenText(input, 'description') ?? null;
      const record = { key: nextKey(store.departments), name: text(input, 'name'), description };
      return records.department(add(store.departments, record));
    }),
    updateDepartment: open(({ id, input }: Changing) => {
      const before = found(store.departments, id);
      const name = givenText(input, 'name') ?? before.name;
      const description = givenText(input, 'description');
      const after = { ...before, name, description: description === undefined ? before.description : description };
      return records.department(replace(store.departments, after));
    }),
    deleteDepartment: open(({ id }: Changing) => remove(store.departments, Number(id))),
    createDoctor: open(({ input }: Changing) => {
      const record: DoctorRecord = {
        key: Math.max(9, nextKey(store.doctors)),
        userName: text(input, 'userName'),
        email: text(input, 'email'),
        specialization: text(input, 'specialization'),
        departmentKey: departmentKey('createDoctor', input),
      };
      if (store.doctors.some(({ userName }) => userName === record.userName))
        throw invalid('createDoctor', 'userName', 'The input.user name has already been taken.');
      return records.doctor(add(store.doctors, record));
    }),
    updateDoctor: open(({ id, input }: Changing) => {
      const before = found(store.doctors, id);
      const after = {
        ...before,
        userName: givenText(input, 'userName') ?? before.userName,
        email: givenText(input, 'email') ?? before.email,
        specialization: givenText(input, 'specialization') ?? before.specialization,
        departmentKey: departmentKey('updateDoctor', input),
      };
      return records.doctor(replace(store.doctors, after));
    }),
    deleteDoctor: open(({ id }: Changing) => remove(store.doctors, Number(id))),
    updatePassword: open(({ id, input }: Changing) => {
      if (input['password'] !== input['passwordConfirmation'])
        throw invalid('updatePassword', 'password', 'The input.password field confirmation does not match.');
      return records.doctor(found(store.doctors, id));
    }),
    createDoctorDutyShift: open(({ input }: Changing) => {
      const field = 'createDoctorDutyShift';
      const record: ShiftRecord = {
        key: nextKey(store.shifts),
        doctorKey: doctorKey(field, input),
        day: dayOf(text(input, 'duty_date')),
        from: timeOf(field, 'start_time', text(input, 'start_time')),
        until: timeOf(field, 'end_time', text(input, 'end_time')),
      };
      checkHours(field, record);
      return records.shift(add(store.shifts, record));
    }),
    createDoctorDutyShiftsForMonth: open(({ input }: Changing) => {
      const field = 'createDoctorDutyShiftsForMonth';
      const [year, month] = [Number(input['year']), Number(input['month'])];
      const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
      return Array.from({ length: days }, (_, index) => {
        const day = new Date(Date.UTC(year, month - 1, index + 1)).toISOString().slice(0, 10);
        const from = timeOf(field, 'start_time', text(input, 'start_time'));
        const until = timeOf(field, 'end_time', text(input, 'end_time'));
        const record = { key: nextKey(store.shifts), doctorKey: doctorKey(field, input), day, from, until };
        checkHours(field, record);
        return records.shift(add(store.shifts, record));
      });
    }),
    updateDoctorDutyShift: open(({ id, input }: Changing) => {
      const field = 'updateDoctorDutyShift';
      const before = found(store.shifts, id);
      const day = givenText(input, 'duty_date');
      const after = {
        ...before,
        doctorKey: givenText(input, 'doctor_id') ? doctorKey(field, input) : before.doctorKey,
        day: day ? dayOf(day) : before.day,
        from: timeOf(field, 'start_time', givenText(input, 'start_time') ?? before.from),
        until: timeOf(field, 'end_time', givenText(input, 'end_time') ?? before.until),
      };
      checkHours(field, after);
      return records.shift(replace(store.shifts, after));
    }),
    deleteDoctorDutyShift: open(({ id }: Changing) => remove(store.shifts, Number(id))),
    createDoctorLeave: open(({ input }: Changing) => {
      const field = 'createDoctorLeave';
      const [from, until] = [dayOf(text(input, 'start_date')), dayOf(text(input, 'end_date'))];
      checkDays(field, from, until);
      const record = { key: nextKey(store.leaves), doctorKey: doctorKey(field, input), from, until };
      return records.leave(add(store.leaves, record));
    }),
    updateDoctorLeave: open(({ id, input }: Changing) => {
      const before = found(store.leaves, id);
      const from = dayOf(givenText(input, 'start_date') ?? before.from);
      const until = dayOf(givenText(input, 'end_date') ?? before.until);
      checkDays('updateDoctorLeave', from, until);
      return records.leave(replace(store.leaves, { ...before, from, until }));
    }),
    deleteDoctorLeave: open(({ id }: Changing) => remove(store.leaves, Number(id))),
  };
}
