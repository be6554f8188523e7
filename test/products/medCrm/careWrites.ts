import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type MedCrmMemory, nextId } from './memory.ts';
import type { MedCrmRecords } from './records.ts';
import { inputIn, instantIn, medCrmIds, storedFields, textsIn } from './values.ts';

interface ObjectArgs {
  readonly id: number;
  readonly series_id?: number | null;
  readonly patient_id: number;
  readonly clinic_id: number;
  readonly object: Row;
}

interface PaperArgs {
  readonly id: string;
  readonly input: Row;
}

const weekMs = 7 * 86_400_000;
const childRow = 'ER_NO_REFERENCED_ROW_2: Cannot add or update a child row: a foreign key constraint fails';
const objectTypes = ['SchoolObservation', 'StaffMeeting', 'OutsideSourceConsult'];
const paperDates = ['date', 'hearing_test_date'];
const weeksLater = (instant: number | null | undefined, weeks: number): number | null =>
  typeof instant === 'number' ? instant + weeks * weekMs : null;

/** The mutations for treatments, their series, and what is written about patients. */
export function medCrmCareWrites(
  backstage: Backstage,
  records: MedCrmRecords,
  memory: MedCrmMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  /** No two treatments may meet, in no matter which clinic and with whom; one may not even begin where another ends. */
  const checkTime = (input: Row, key: number | null): void => {
    const [from, to] = [instantIn(input['start_date']), instantIn(input['end_date'])];
    if (from === undefined || to === undefined)
      throw new GraphQLError('Undefined binding(s) detected when compiling SELECT query');
    const isBetween = (instant: number): boolean => from !== null && to !== null && instant >= from && instant <= to;
    const hasOther = records
      .treatments((row) => row.key !== key)
      .some(({ start, minutes }) => isBetween(start) || isBetween(start + minutes * 60_000));
    if (hasOther) throw new GraphQLError('Treatments.treatment_collided_error');
  };
  /** What stays with a treatment that an appointment has no place for. */
  const remember = (key: number, fields: Row): void => {
    const id = medCrmIds.of('appointment', key);
    const { start_date: _start, end_date: _end, target: _target, repeat_weeks: _weeks, ...own } = presentFields(fields);
    memory.treatments.set(id, { ...memory.treatments.get(id), ...own });
  };
  const firstTherapist = (input: Row): number | null =>
    textsIn(input['therapist_ids']).map((id) => medCrmIds.key('provider', id))[0] ?? null;
  /** The part of an input that is no treatment, with the name of its type. */
  const otherObject = (object: Row): readonly [string, Row] | null => {
    const type = objectTypes.find((name) => isRow(object[`${name}Input`]));
    return type === undefined ? null : [type, storedFields(inputIn(object, `${type}Input`), paperDates)];
  };
  const addPaper = (rows: Map<string, Row>, input: Row): Row | null => {
    allowed();
    if (!records.user(input['patient_id'])) throw new GraphQLError(childRow);
    const id = nextId(new Map([...memory.diagnoses, ...memory.summaries]), 0);
    rows.set(id, { ...storedFields(input, paperDates), id });
    return records.user(input['patient_id']);
  };
  const editPaper = (rows: Map<string, Row>, { id, input }: PaperArgs): Row | null => {
    allowed();
    const before = rows.get(id);
    if (before) rows.set(id, { ...before, ...storedFields(presentFields(input), paperDates) });
    return records.user(input['patient_id']);
  };

  return {
    addTreatmentSeries(fields: Row) {
      allowed();
      if (!records.user(fields['patient_id'])) throw new GraphQLError(childRow);
      const id = nextId(memory.series, 0);
      memory.series.set(id, { ...fields, id });
      return { status: 'true' };
    },
    editTreatmentSeries(fields: Row & { readonly id: number }) {
      allowed();
      const id = String(fields.id);
      const before = memory.series.get(id);
      if (!before) throw new GraphQLError("Cannot set property 'treatments' of undefined");
      memory.series.set(id, { ...before, ...presentFields(fields), id });
      return { status: 'true' };
    },
    deleteTreatmentSeries({ id }: { readonly id: number }) {
      allowed();
      const series = String(id);
      if (!memory.series.delete(series)) throw new GraphQLError("Cannot set property 'treatments' of undefined");
      // Its treatments go with it.
      const own = records.treatments(({ key }) => {
        return memory.treatments.get(medCrmIds.of('appointment', key))?.['series_id'] === series;
      });
      for (const { key } of own) done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return { status: 'true' };
    },
    addTreatment(args: ObjectArgs) {
      allowed();
      const { object } = args;
      const patientId = String(args.patient_id);
      const seriesId = typeof args.series_id === 'number' ? String(args.series_id) : null;
      if (isRow(object['TreatmentInput'])) {
        const input = object['TreatmentInput'];
        checkTime(input, null);
        const [start, end] = [instantIn(input['start_date']), instantIn(input['end_date'])];
        const clientKey = medCrmIds.key('client', patientId);
        if (!rowOf(practice.clients, clientKey)) throw new GraphQLError(childRow);
        const weeks = Number(input['repeat_weeks'] ?? 0);
        // So many in all, the last one first.
        for (let week = Math.max(0, weeks - 1); week >= 0; week -= 1) {
          const { key } = done(() =>
            bookAppointment(
              practice,
              {
                start: weeksLater(start, week),
                minutes: (Number(end) - Number(start)) / 60_000,
                placeKey: medCrmIds.key('place', args.clinic_id),
                typeKey: 1,
                providerKey: firstTherapist(input),
                clientKey,
                reason: givenText(input, 'target'),
              },
              now(),
            ),
          );
          remember(key, { method: null, process: null, ...input, series_id: seriesId });
        }
      } else {
        const [type, fields] = otherObject(object) ?? [];
        if (type === undefined) return { status: 'true' };
        if (!records.user(patientId)) throw new GraphQLError(childRow);
        const references = { series_id: seriesId, patient_id: patientId, clinic_id: String(args.clinic_id) };
        const id = nextId(memory.objects, 0);
        memory.objects.set(id, { ...fields, ...references, __typename: type, id });
      }
      return { status: 'true' };
    },
    editTreatment({ id, object }: ObjectArgs) {
      if (isRow(object['TreatmentInput'])) {
        const input = object['TreatmentInput'];
        const key = medCrmIds.key('appointment', id);
        checkTime(input, key);
        const row = rowOf(practice.appointments, key);
        if (!row) throw new GraphQLError("Cannot read property 'patient_id' of undefined");
        const [start, end] = [instantIn(input['start_date']), instantIn(input['end_date'])];
        if (typeof start !== 'number' || typeof end !== 'number')
          throw new GraphQLError('ER_BAD_NULL_ERROR: Column cannot be null');
        const providerKey = input['therapist_ids'] === undefined ? undefined : firstTherapist(input);
        const times = { start, minutes: (end - start) / 60_000 };
        const reason = givenText(input, 'target');
        done(() => changeAppointment(practice, row.key, { ...times, providerKey, reason }, now()));
        remember(row.key, input);
        // It answers the treatment, which has no status.
        return {};
      }
      allowed();
      const [type, fields] = otherObject(object) ?? [];
      const before = memory.objects.get(String(id));
      if (type === undefined) return { status: 'true' };
      // What is stored of it is replaced, and with it what it is.
      const { id: own, patient_id: patientId, clinic_id: clinicId, series_id: seriesId, date } = before ?? {};
      const kept = { id: own, patient_id: patientId, clinic_id: clinicId, series_id: seriesId };
      if (before) memory.objects.set(String(id), { date, ...fields, ...kept, __typename: type });
      return {};
    },
    deleteTreatment({ id }: { readonly id: number }) {
      allowed();
      const row = rowOf(practice.appointments, medCrmIds.key('appointment', id));
      if (row) done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      // Also where there was none.
      return { status: 'true' };
    },
    deleteTreatmentSeriesObject({ id }: { readonly id: string }) {
      allowed();
      memory.objects.delete(id);
      // The answer is an object, which is true.
      return true;
    },
    addDiagnose: ({ input }: PaperArgs) => addPaper(memory.diagnoses, input),
    addTreatmentSummary: ({ input }: PaperArgs) => addPaper(memory.summaries, input),
    editDiagnose: (args: PaperArgs) => editPaper(memory.diagnoses, args),
    editTreatmentSummary: (args: PaperArgs) => editPaper(memory.summaries, args),
  };
}
