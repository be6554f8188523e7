import type { Backstage } from '../../dialects/dialect.ts';
import { capital, isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { inputOf } from './bookingWrites.ts';
import { chosenRows } from './filter.ts';
import type { ShowRow } from './records.ts';
import { manyName, oneName } from './schema.ts';
import type { OmaStore } from './store.ts';
import { dateText, omaError } from './values.ts';

type Write = (args: Row) => unknown;
type Writes = Readonly<Record<string, Write>>;

const made = ['Department', 'DoctorType', 'DoctorTypeCategory', 'HealthProvider'];
const deletable = [...made, 'Doctor', 'Schedule'];
const days = ['MONDAY', 'TUESDAY', 'WEDNSDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Mutations with which an administrator sets up health providers, departments, doctors and their hours. */
export function setupWrites({ now }: Backstage, store: OmaStore, show: ShowRow): Writes {
  const stamp = (): string => dateText(now());
  const found = (table: string, id: unknown): Row => {
    const row = store.find(table, id);
    if (row) return row;
    throw omaError(404, `Unable to find ${table} with id: ${String(id)}`);
  };
  const changed = (table: string, id: unknown, fields: Row): Row => {
    found(table, id);
    return store.change(table, id, { ...fields, updatedAt: stamp() }) ?? {};
  };
  /** Columns of a new or changed row: `types` of departments are known to the input alone. */
  const columnsIn = (given: unknown): Row => {
    if (!isRow(given)) return {};
    const { types: _types, ...columns } = given;
    return presentFields(columns);
  };
  const create = (table: string, given: unknown): Row => {
    const time = { createdAt: stamp(), updatedAt: stamp(), deletedAt: null };
    return store.add(table, { code: null, description: null, name: null, ...columnsIn(given), ...time });
  };
  const matching = (table: string, filter: unknown): readonly Row[] =>
    chosenRows(store, table, store.rows(table), { filter });

  const creating = made.flatMap((table): [string, Write][] => {
    const many = capital(manyName(table));
    return [
      [`createOne${table}`, (args) => show(table, create(table, inputOf(args)[oneName(table)]))],
      [
        `createMany${many}`,
        (args) => {
          const rows = inputOf(args)[manyName(table)];
          return (Array.isArray(rows) ? rows : []).map((row) => show(table, create(table, row)));
        },
      ],
      [
        `updateOne${table}`,
        (args) => {
          const { id, update } = inputOf(args);
          return show(table, changed(table, id, columnsIn(update)));
        },
      ],
      [
        `updateMany${many}`,
        (args) => {
          const { filter, update } = inputOf(args);
          const rows = matching(table, filter);
          for (const { id } of rows) changed(table, id, columnsIn(update));
          return { updatedCount: rows.length };
        },
      ],
    ];
  });
  const deleting = deletable.flatMap((table): [string, Write][] => [
    [
      `deleteOne${table}`,
      (args) => {
        const { id } = inputOf(args);
        const row = found(table, id);
        store.change(table, id, { deletedAt: stamp() });
        return row;
      },
    ],
    [
      `deleteMany${capital(manyName(table))}`,
      (args) => {
        const rows = matching(table, inputOf(args)['filter']);
        for (const { id } of rows) store.change(table, id, { deletedAt: stamp() });
        return { deletedCount: rows.length };
      },
    ],
  ]);

  return {
    ...Object.fromEntries([...creating, ...deleting]),
    setDoctor(args) {
      const { userId, departmentId, providerIds } = inputOf(args);
      const user = found('UserProfile', userId);
      found('Department', departmentId);
      const places = (Array.isArray(providerIds) ? providerIds : []).map((id) => found('HealthProvider', id)['id']);
      if (user['role'] === 'DOCTOR') throw omaError(400, 'User is already a doctor');
      changed('UserProfile', userId, { role: 'DOCTOR' });
      const fields = { bio: null, doctorTypeCategoryId: null, doctorTypeId: null, location: null, price: null };
      const row = {
        ...fields,
        ratings: null,
        uploadId: null,
        departmentId,
        userProfileId: userId,
        providerIds: places,
      };
      return show('Doctor', store.add('Doctor', { ...row, createdAt: stamp(), updatedAt: stamp(), deletedAt: null }));
    },
    // A doctor sets the own profile, and the account of the desk is no doctor's.
    setDoctorProfile() {
      throw omaError(404, 'Doctor not found');
    },
    setDoctorAvailability(args) {
      const { dayOfWeek, doctorId, timeslots } = inputOf(args);
      const doctor = found('Doctor', doctorId);
      if (!days.includes(String(dayOfWeek))) throw omaError(400, `dayOfWeek must be one of ${days.join(', ')}`);
      const slots = (Array.isArray(timeslots) ? timeslots : []).filter(isRow);
      for (const { startTime, endTime } of slots) {
        const isRight = clock.test(String(startTime)) && clock.test(String(endTime));
        if (!isRight || String(endTime) <= String(startTime)) throw omaError(400, 'Invalid timeslot');
      }
      for (const row of store.rows('Schedule')) {
        const isReplaced = row['doctorId'] === doctor['id'] && row['dayOfWeek'] === dayOfWeek;
        if (isReplaced) store.change('Schedule', row['id'], { deletedAt: stamp() });
      }
      for (const { startTime, endTime } of slots) {
        const time = { createdAt: stamp(), updatedAt: stamp(), deletedAt: null };
        store.add('Schedule', { dayOfWeek, doctorId: doctor['id'], startTime, endTime, isFull: false, ...time });
      }
      return show('Doctor', doctor);
    },
    assignDepartmentToProvider(args) {
      const { departmentIds, providerId } = inputOf(args);
      const ids = (Array.isArray(departmentIds) ? departmentIds : []).map((id) => found('Department', id)['id']);
      return show('HealthProvider', changed('HealthProvider', providerId, { departmentIds: ids }));
    },
    assignCategoriesToDoctorTypes(args) {
      const { docTypeCategories, docTypeId } = inputOf(args);
      const type = found('DoctorType', docTypeId);
      const ids: readonly unknown[] = Array.isArray(docTypeCategories) ? docTypeCategories : [];
      for (const id of ids) changed('DoctorTypeCategory', id, { doctorTypeId: type['id'] });
      return show('DoctorType', type);
    },
  };
}
