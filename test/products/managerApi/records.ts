import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import type { ManagerMemory } from './memory.ts';
import { isSchedule, managerIds, timeText } from './values.ts';

/** How rows of the practice look there. */
export type ManagerRecords = ReturnType<typeof managerRecords>;

/** Texts of a list. */
function texts(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

/** Makes rows from the records of a practice and from the store. */
export function managerRecords({ practice, meet }: Backstage, memory: ManagerMemory) {
  const { of } = managerIds;
  const patient = (id: unknown): Row | null => {
    const row = rowOf(practice.clients, managerIds.key('client', String(id)));
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    const inBoulder = row.city === 'Boulder';
    const lived = { country: 'US', cep: inBoulder ? '80302' : '04101', state: inBoulder ? 'CO' : 'ME' };
    return {
      gender: row.key % 4 === 1 ? 'FEMININO' : row.key % 4 === 2 ? 'MASCULINO' : null,
      birth: row.key % 5 === 0 ? null : timeText(Date.UTC(1950 + (row.key % 50), row.key % 12, 1 + (row.key % 28))),
      ...(row.city === '' ? {} : lived),
      city: row.city === '' ? null : row.city,
      street: row.street === '' ? null : row.street,
      neighborhood: null,
      complement: row.key % 9 === 0 ? 'Apt 2' : null,
      ...memory.profiles.get(String(id)),
      id: of('client', row.key),
      name: fullNameOf(row),
      email: row.emails[0] ?? null,
      createdAt: new Date(row.createdAt).toISOString(),
      updatedAt: new Date(row.updatedAt).toISOString(),
    };
  };
  const specialty = (id: unknown): Row | null => memory.specialties.get(String(id)) ?? null;
  const table = (id: unknown): Row | null => memory.tables.get(String(id)) ?? null;
  const doctor = (id: unknown): Row | null => memory.doctors.get(String(id)) ?? null;

  /** With what can be asked for along with it; elsewhere a row has its own columns alone. */
  const fullDoctor = (row: Row): Row => ({ ...row, specialties: () => texts(row['specialtyIds']).map(specialty) });
  const fullProcedure = (row: Row): Row => ({
    ...row,
    specialty: () => specialty(row['specialtyId']),
    procedureTable: () => {
      const found = table(row['procedureTableId']);
      return found && fullTable(found);
    },
  });
  const fullTable = (row: Row): Row => ({
    ...row,
    procedures: () =>
      [...memory.procedures.values()]
        .filter((procedure) => procedure['procedureTableId'] === row['id'])
        .map(fullProcedure),
  });

  return {
    patient,
    doctor,
    specialty,
    table,
    fullDoctor,
    fullProcedure,
    fullTable,
    guide(row: Row, withTable: boolean): Row {
      const lines = Array.isArray(row['proceduresGuide']) ? row['proceduresGuide'].filter(isRow) : [];
      return {
        ...row,
        patient: () => patient(row['patientId']),
        doctor: () => doctor(row['doctorId']),
        procedureTable: () => (withTable ? table(row['procedureTableId']) : null),
        proceduresGuide: lines.map((line) => ({
          ...line,
          procedure: () => memory.procedures.get(String(line['procedureId'])),
        })),
      };
    },
    isShown: (row: AppointmentRecord): boolean =>
      memory.schedules.has(row.key) ? !row.isDeleted && row.state !== 'cancelled' : isSchedule(row),
    schedule(row: AppointmentRecord): Row {
      meet('appointment', row.key);
      const stored = {
        title: rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
        start: timeText(row.start),
        end: timeText(row.start + row.minutes * 60_000),
        sendEmail: row.key % 3 === 0,
        doctorId: row.providerKey === null ? null : of('provider', row.providerKey),
        procedureIds: [of('visitType', row.typeKey)],
        ...memory.schedules.get(row.key),
      };
      return {
        id: of('appointment', row.key),
        title: stored.title,
        start: stored.start,
        end: stored.end,
        resources: {
          doctor: () => doctor(stored.doctorId),
          patient: () => patient(row.clientKey === null ? null : of('client', row.clientKey)),
          procedures: () => texts(stored.procedureIds).map((id) => memory.procedures.get(id)),
          sendEmail: stored.sendEmail,
          comments: row.reason,
        },
        // The columns are there, and left out on the way.
        createdAt: null,
        updatedAt: null,
      };
    },
  };
}
