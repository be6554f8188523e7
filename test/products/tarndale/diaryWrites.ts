import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { stateOfWord } from '../../dialects/refusals.ts';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { columnOf } from './deskRows.ts';
import { keyGiven, keyIn, rowIn } from './given.ts';
import type { TarndaleMemory } from './memory.ts';
import { invalid, type Mutation, notFound, Refusal, type RowWith } from './outcomes.ts';
import { columnIdsOf } from './setUpRows.ts';
import { dayOf, idOf, instantOfMoment, progressWords, takesTime, zoneOfPlace } from './values.ts';

const minuteMs = 60_000;
const longest = 24 * 60;
const fields = {
  start: 'scheduledFrom',
  location: 'centreId',
  type: 'purposeId',
  patient: 'animalId',
  id: 'diaryEntryId',
};

type Span = Pick<AppointmentRecord, 'start' | 'minutes' | 'placeKey'>;

/** The mutations of the diary. */
export function diaryWrites(
  { practice, now }: Backstage,
  memory: TarndaleMemory,
  rowWith: RowWith,
  mutation: (entity: string, write: (input: Row) => number | Row) => Mutation,
): Readonly<Record<string, Mutation>> {
  const entryWith = (id: unknown): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyIn(practice, 'appointment', id));
    if (!row) throw notFound('DiaryEntry', Number(id));
    return row;
  };
  const minutesBetween = (start: number, end: number): number => {
    const minutes = Math.round((end - start) / minuteMs);
    if (minutes < 1) throw invalid('scheduledTo', 'Must be later than scheduledFrom.');
    if (minutes > longest) throw invalid('scheduledTo', 'An entry cannot be longer than a day.');
    return minutes;
  };
  /** The column that was asked for, which has to be free: it is the room or the vehicle. */
  const columnIn = (input: Row, span: Span, own: number | null): number | null | undefined => {
    const id = input['diaryColumnId'];
    if (id === undefined || id === null) return id;
    const wanted = Number(id);
    if (!columnIdsOf(span.placeKey).includes(wanted)) throw notFound('DiaryColumn', wanted);
    const clashes = practice.appointments.filter(
      (row) =>
        row.key !== own &&
        takesTime(row) &&
        columnOf(memory, row) === wanted &&
        row.start < span.start + span.minutes * minuteMs &&
        span.start < row.start + row.minutes * minuteMs,
    );
    if (clashes.length === 0) return wanted;
    throw new Refusal({
      __typename: 'DiaryClashError',
      message: 'The diary column is taken at that time.',
      clashesWith: clashes.map(({ key }) => rowWith('DiaryEntry', idOf('appointment', key))),
    });
  };
  const change = (id: unknown, changes: Parameters<typeof changeAppointment>[2]): number => {
    const row = rowIn(changeAppointment(practice, entryWith(id).key, changes, now()), fields);
    return idOf('appointment', row.key);
  };

  return {
    createDiaryEntry: mutation('DiaryEntry', (input) => {
      const placeKey = keyIn(practice, 'place', input['centreId']);
      const typeKey = keyIn(practice, 'visitType', input['purposeId']);
      const patientKey = keyGiven(practice, 'patient', input['animalId']);
      const clientKey = keyGiven(practice, 'client', input['accountId']);
      const start = instantOfMoment(input['scheduledFrom']);
      const end = input['scheduledTo'] ?? null;
      const usual = rowOf(practice.visitTypes, typeKey)?.minutes ?? 15;
      const minutes = end === null ? usual : minutesBetween(start, instantOfMoment(end));
      const column = columnIn(input, { start, minutes, placeKey }, null);
      const booking = {
        start,
        minutes,
        placeKey,
        typeKey,
        providerKey: keyGiven(practice, 'provider', input['operatorId']),
        patientKey,
        clientKey,
        reason: givenText(input, 'subject'),
        state: stateOfWord(progressWords, String(input['progress'])),
      };
      const row = rowIn(bookAppointment(practice, booking, now()), fields);
      if (column !== undefined) memory.columns.set(row.key, column);
      return idOf('appointment', row.key);
    }),
    amendDiaryEntry: mutation('DiaryEntry', (input) => {
      const before = entryWith(input['diaryEntryId']);
      const placeKey = keyGiven(practice, 'place', input['centreId']) ?? before.placeKey;
      const typeKey = keyGiven(practice, 'visitType', input['purposeId']) ?? before.typeKey;
      const patientKey = keyGiven(practice, 'patient', input['animalId']);
      const owner = patientKey ? (rowOf(practice.patients, patientKey)?.clientKey ?? undefined) : undefined;
      const clientKey = keyGiven(practice, 'client', input['accountId']);
      // At another centre it stays at its time of the clock, unless another time is given.
      const moved = instantOfWall(wallText(before.start, zoneOf(practice, before)), zoneOfPlace(practice, placeKey));
      const kept = placeKey === before.placeKey ? before.start : moved;
      const start = input['scheduledFrom'] ? instantOfMoment(input['scheduledFrom']) : kept;
      const end = input['scheduledTo'] ? instantOfMoment(input['scheduledTo']) : null;
      const minutes = end === null ? before.minutes : minutesBetween(start, end);
      const column = columnIn(input, { start, minutes, placeKey }, before.key);
      const changes = {
        placeKey,
        typeKey,
        start,
        minutes,
        patientKey,
        clientKey: clientKey === undefined ? owner : clientKey,
        providerKey: keyGiven(practice, 'provider', input['operatorId']),
        reason: givenText(input, 'subject'),
      };
      const left = { patientKey: before.patientKey, clientKey: before.clientKey };
      const patient = changes.patientKey === undefined ? left.patientKey : changes.patientKey;
      const client = changes.clientKey === undefined ? left.clientKey : changes.clientKey;
      if (!before.isBlock && patient === null && client === null)
        throw invalid('accountId', 'An account or an animal is needed.');
      if (column !== undefined) memory.columns.set(before.key, column);
      return change(input['diaryEntryId'], changes);
    }),
    progressDiaryEntry: mutation('DiaryEntry', (input) => {
      const state = stateOfWord(progressWords, String(input['progress']));
      if (state === 'cancelled') throw invalid('progress', 'Use cancelDiaryEntry to cancel.');
      return change(input['diaryEntryId'], { ...(state && { state }), cancelReason: null });
    }),
    cancelDiaryEntry: mutation('DiaryEntry', (input) => {
      const { state } = entryWith(input['diaryEntryId']);
      if (state === 'completed') throw invalid('diaryEntryId', 'The animal has departed already.');
      const cancelReason = givenText(input, 'cancellationReason') ?? null;
      return change(input['diaryEntryId'], { state: 'cancelled', cancelReason });
    }),
    addToWaitlist: mutation('WaitlistEntry', (input) => {
      const id = 1 + Math.max(0, ...memory.waitlist.map((row) => row.id));
      memory.waitlist.push({
        id,
        placeKey: keyIn(practice, 'place', input['centreId']),
        clientKey: keyIn(practice, 'client', input['accountId']),
        patientKey: keyGiven(practice, 'patient', input['animalId']) ?? null,
        typeKey: keyIn(practice, 'visitType', input['purposeId']),
        notBefore: dayOf(input['notBefore']),
        remarks: givenText(input, 'remarks') ?? null,
        addedAt: now(),
      });
      return id;
    }),
    removeFromWaitlist: mutation('WaitlistEntry', (input) => {
      const id = Number(input['waitlistEntryId']);
      const row = rowWith('WaitlistEntry', id);
      if (!row) throw notFound('WaitlistEntry', id);
      memory.waitlist.splice(
        memory.waitlist.findIndex((each) => each.id === id),
        1,
      );
      return row;
    }),
  };
}
