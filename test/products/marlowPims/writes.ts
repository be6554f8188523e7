import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { givenText } from '../givenText.ts';
import type { Row } from '../generatedRows.ts';
import type { marlowClinical } from './clinical.ts';
import type { marlowDaybook } from './daybook.ts';
import { answered, choice, invalid, moment, required, settled, target } from './gate.ts';
import type { MarlowMemory } from './memory.ts';
import type { marlowOffice } from './office.ts';
import { officeWrites } from './officeWrites.ts';
import { peopleWrites } from './peopleWrites.ts';
import { roomsOf } from './placeRecords.ts';
import type { MarlowRecords } from './records.ts';
import { marlowIds, stages, stateOfStage } from './values.ts';

/** What the writes work with. */
export interface WriteParts {
  readonly backstage: Backstage;
  readonly records: MarlowRecords;
  readonly memory: MarlowMemory;
  readonly office: ReturnType<typeof marlowOffice>;
  readonly clinical: ReturnType<typeof marlowClinical>;
  readonly daybook: ReturnType<typeof marlowDaybook>;
}

/** A mutation: it answers what `answered` makes of it. */
export type Write = (args: { readonly data: Row }) => Row;

const mostMinutes = 12 * 60;

/** All mutations. */
export function marlowWrites(parts: WriteParts): Readonly<Record<string, Write>> {
  return { ...daybookWrites(parts), ...peopleWrites(parts), ...officeWrites(parts) };
}

function daybookWrites({ backstage, records, memory, office }: WriteParts): Readonly<Record<string, Write>> {
  const { practice, now, refuseWrites } = backstage;
  const entries = (): readonly AppointmentRecord[] => practice.appointments.filter(({ isDeleted }) => !isDeleted);
  const write =
    (action: string, change: (data: Row) => AppointmentRecord): Write =>
    ({ data }) =>
      answered(refuseWrites, 'DaybookEntry', () => {
        const row = change(data);
        office.audit(action, 'daybookentry', marlowIds.of('appointment', row.key));
        return records.entry(row);
      });
  /** The room, which has to be one of the facility. */
  const checkRoom = (roomId: unknown, placeKey: number): void => {
    if (roomId === undefined || roomId === null) return;
    if (!roomsOf(placeKey).some(({ id }) => id === roomId)) throw invalid('roomId', 'The room is at another facility.');
  };
  /** Who brings a companion must be in its file; anyone can bring a stray. */
  const checkFile = (patientKey: number | null, clientKey: number | null): void => {
    const patient = rowOf(practice.patients, patientKey);
    if (!patient || clientKey === null || patient.clientKey === null || patient.clientKey === clientKey) return;
    if (!memory.coGuardians.get(patient.key)?.includes(clientKey))
      throw invalid('companionId', 'The companion is not in this guardian’s file.');
  };
  const minutesFrom = (start: number, end: number): number => {
    const minutes = Math.round((end - start) / 60_000);
    if (minutes <= 0) throw invalid('endsAt', 'An entry has to end after it starts.');
    if (minutes > mostMinutes) throw invalid('endsAt', 'An entry cannot be longer than twelve hours.');
    return minutes;
  };
  const book = (data: Row, isHold: boolean): AppointmentRecord => {
    const [start = null, end = null] = [moment(data['startsAt']), moment(data['endsAt'])];
    const placeKey = required(practice, 'place', data['facilityId'], 'facilityId');
    const typeKey = required(practice, 'visitType', data['purposeId'], 'purposeId');
    if ((rowOf(practice.visitTypes, typeKey)?.isBlock ?? false) !== isHold)
      throw invalid('purposeId', isHold ? 'This purpose is not a hold.' : 'This purpose is a hold.', 'invalid_choice');
    const patientKey = choice(practice, 'patient', data['companionId'], 'companionId') ?? null;
    const clientKey = choice(practice, 'client', data['guardianId'], 'guardianId') ?? null;
    if (!isHold && patientKey === null && clientKey === null)
      throw invalid('guardianId', 'A visit needs a guardian or a companion.', 'required');
    checkRoom(data['roomId'], placeKey);
    checkFile(patientKey, clientKey);
    const row = settled(
      bookAppointment(
        practice,
        {
          start,
          minutes: start !== null && end !== null ? minutesFrom(start, end) : null,
          placeKey,
          typeKey,
          providerKey: choice(practice, 'provider', data['attendingId'], 'attendingId') ?? null,
          patientKey,
          clientKey: clientKey ?? undefined,
          reason: givenText(data, 'concern') || null,
        },
        now(),
      ),
    );
    memory.partnerEntries.add(row.key);
    if (data['roomId'] !== undefined) memory.rooms.set(row.key, givenText(data, 'roomId') ?? null);
    return row;
  };
  const move = (before: AppointmentRecord, change: Partial<AppointmentRecord>): AppointmentRecord => {
    const row = settled(changeAppointment(practice, before.key, change, now()));
    const earlier = memory.stageChanges.get(row.key) ?? [];
    if (row.state !== before.state)
      memory.stageChanges.set(row.key, [...earlier, { stage: stages[row.state], at: now() }]);
    return row;
  };

  return {
    bookEntry: write('ADD', (data) => book(data, false)),
    placeHold: write('ADD', (data) => book(data, true)),
    reviseEntry: write('CHANGE', (data) => {
      const before = target(entries(), 'appointment', data['id'], 'DaybookEntry');
      const start = moment(data['startsAt']) ?? before.start;
      const end = moment(data['endsAt']) ?? start + before.minutes * 60_000;
      // What is emptied although it can't be empty stays as it is.
      const placeKey = choice(practice, 'place', data['facilityId'], 'facilityId') ?? before.placeKey;
      const typeKey = choice(practice, 'visitType', data['purposeId'], 'purposeId') ?? before.typeKey;
      const patient = choice(practice, 'patient', data['companionId'], 'companionId');
      const client =
        choice(practice, 'client', data['guardianId'], 'guardianId') ?? ownerOf(practice.patients, patient);
      const patientKey = patient === undefined ? before.patientKey : patient;
      const clientKey = client ?? before.clientKey;
      if (!before.isBlock && patientKey === null && clientKey === null)
        throw invalid('guardianId', 'A visit needs a guardian or a companion.', 'required');
      if ((rowOf(practice.visitTypes, typeKey)?.isBlock ?? false) !== before.isBlock)
        throw invalid('purposeId', 'A visit cannot become a hold, nor a hold a visit.', 'invalid_choice');
      checkRoom(data['roomId'], placeKey);
      checkFile(patientKey, clientKey);
      const concern = givenText(data, 'concern');
      const row = move(before, {
        start,
        minutes: minutesFrom(start, end),
        placeKey,
        typeKey,
        patientKey,
        clientKey,
        providerKey: providerOf(choice(practice, 'provider', data['attendingId'], 'attendingId'), before),
        reason: concern === undefined ? before.reason : concern || null,
      });
      if (data['roomId'] !== undefined) memory.rooms.set(row.key, givenText(data, 'roomId') ?? null);
      else if (placeKey !== before.placeKey) memory.rooms.delete(row.key);
      return row;
    }),
    moveEntryStage: write('STAGE', (data) => {
      const before = target(entries(), 'appointment', data['id'], 'DaybookEntry');
      const state = stateOfStage(String(data['stage']));
      if (state === 'cancelled') throw invalid('stage', 'Use withdrawEntry, which asks for the reason.');
      return move(before, { state, cancelReason: null });
    }),
    withdrawEntry: write('WITHDRAW', (data) => {
      const before = target(entries(), 'appointment', data['id'], 'DaybookEntry');
      if (before.state === 'completed') throw invalid('id', 'The visit has taken place.');
      if (before.state === 'cancelled') throw invalid('id', 'The entry is withdrawn already.');
      const row = move(before, { state: 'cancelled', cancelReason: givenText(data, 'note') || null });
      memory.withdrawals.set(row.key, String(data['reason']));
      return row;
    }),
  };
}

function ownerOf(patients: readonly PatientRecord[], patientKey: number | null | undefined): number | null {
  return rowOf(patients, patientKey ?? null)?.clientKey ?? null;
}

function providerOf(given: number | null | undefined, before: AppointmentRecord): number | null {
  return given === undefined ? before.providerKey : given;
}
