import { type AppointmentRecord, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { answerOne, answerProblem, badRequest, notFound, type Problem } from './envelopes.ts';
import { placeOfOperatory } from './places.ts';
import { ascendIds, instantIn, instantText, isAppointment, keyOf, statesOfStatuses } from './values.ts';
import { answerProblems, answerWritten, isDay, type Reference, type WriteParts } from './writeParts.ts';

/** An appointment as it is posted and put. */
interface AppointmentBody {
  readonly start: string;
  readonly status: string;
  readonly patient: Reference;
  readonly provider: Reference;
  readonly operatory: Reference;
  readonly location?: Reference | null;
  readonly duration?: number | null;
  readonly bookingType?: string | null;
  readonly other?: string | null;
  readonly note?: string | null;
  readonly confirmed?: string | null;
  readonly leftMessage?: string | null;
  readonly needsFollowUp?: boolean | null;
  readonly followedUpOn?: string | null;
  readonly needsPremedicate?: boolean | null;
  readonly bookedOnline?: boolean | null;
  readonly practiceProcedures?: readonly Reference[] | null;
  readonly patientProcedures?: readonly Reference[] | null;
  readonly visits?: readonly Reference[] | null;
  readonly labCaseStatus?: string | null;
  readonly labCaseDueDate?: string | null;
  readonly labCaseNote?: string | null;
}

const usualMinutes = 60;
const longest = 24 * 60;
const instantFields = ['confirmed', 'leftMessage', 'followedUpOn'] as const;

/** What the practice has no place for; flags can't be emptied to nothing. */
function keptFields(body: AppointmentBody): Row {
  const { status, bookingType, note, labCaseStatus, labCaseDueDate, labCaseNote } = body;
  const instants = instantFields.map((field) => {
    const text = body[field];
    return [field, typeof text === 'string' ? instantText(instantIn(text) ?? 0) : text] as const;
  });
  return presentFields({
    status,
    bookingType,
    note,
    labCaseStatus,
    labCaseDueDate,
    labCaseNote,
    ...Object.fromEntries(instants),
    needsFollowUp: body.needsFollowUp ?? undefined,
    needsPremedicate: body.needsPremedicate ?? undefined,
    bookedOnline: body.bookedOnline ?? undefined,
  });
}

/** The mutations of the calendar. */
export function ascendAppointmentWrites({
  backstage,
  memory,
  records,
  has,
  guarded,
}: WriteParts): Readonly<Record<string, unknown>> {
  const { practice, now } = backstage;

  const procedureWith = ({ id }: Reference): VisitTypeRecord | null => {
    const row = rowOf(practice.visitTypes, ascendIds.key('visitType', id));
    return row && !row.isBlock ? row : null;
  };
  /** Whether something says what it is for, also where that was said before. */
  const isForSomething = (body: AppointmentBody, before: AppointmentRecord | null): boolean => {
    const other = body.other === undefined ? before?.reason : body.other;
    const links = before && memory.links.get(before.key);
    const own = before ? (memory.procedures.get(before.key) ?? [before.typeKey]) : [];
    const lists = [
      body.practiceProcedures ?? own,
      body.patientProcedures ?? links?.patientProcedures ?? [],
      body.visits ?? links?.visits ?? [],
    ];
    return (other ?? '').trim() !== '' || lists.some((list) => list.length > 0);
  };

  const checked = (body: AppointmentBody, before: AppointmentRecord | null): readonly Problem[] => {
    const problems: Problem[] = [];
    const refuse = (isWrong: boolean, code: string, description: string, source: string): void => {
      if (isWrong) problems.push(badRequest(code, description, source));
    };
    const patient = rowOf(practice.clients, ascendIds.key('client', body.patient.id));
    const provider = rowOf(practice.providers, ascendIds.key('provider', body.provider.id));
    const place = placeOfOperatory(practice, keyOf('operatory', body.operatory.id));
    const minutes = body.duration ?? usualMinutes;
    const isElsewhere = Boolean(body.location) && ascendIds.key('place', body.location?.id) !== place?.key;
    // Who has left keeps what she had.
    const isGone = !provider?.isActive && provider?.key !== before?.providerKey;
    refuse(instantIn(body.start) === null, 'INVALID_VALUE', 'start is no date-time with offset', 'start');
    refuse(!patient || patient.isDeleted, 'INVALID_REFERENCE', 'No such patient', 'patient');
    refuse(!provider || isGone, 'INVALID_REFERENCE', 'No such active provider', 'provider');
    refuse(!place, 'INVALID_REFERENCE', 'No such operatory', 'operatory');
    refuse(isElsewhere, 'INVALID_REFERENCE', 'The operatory is at another location', 'location');
    refuse(minutes < 1 || minutes > longest, 'INVALID_VALUE', 'duration is out of range', 'duration');
    for (const field of instantFields) {
      const text = body[field];
      refuse(typeof text === 'string' && instantIn(text) === null, 'INVALID_VALUE', `${field} is no date-time`, field);
    }
    const due = body.labCaseDueDate ?? null;
    refuse(due !== null && !isDay(due), 'INVALID_VALUE', 'labCaseDueDate is no date', 'labCaseDueDate');
    const procedures = body.practiceProcedures ?? [];
    refuse(
      procedures.some((each) => !procedureWith(each)),
      'INVALID_REFERENCE',
      'No such practice procedure',
      'practiceProcedures',
    );
    for (const field of ['patientProcedures', 'visits'] as const) {
      const isUnknown = (body[field] ?? []).some(({ id }) => !has(field, id));
      refuse(isUnknown, 'INVALID_REFERENCE', `No such ${field}`, field);
    }
    const need = 'One of other, practiceProcedures, patientProcedures or visits is required';
    refuse(!isForSomething(body, before), 'MISSING_VALUE', need, 'other');
    return problems;
  };

  /** Keeps what only Ascend knows of an appointment. */
  const remember = ({ key }: AppointmentRecord, body: AppointmentBody, isNew: boolean): void => {
    memory.appointments.set(key, { ...memory.appointments.get(key), ...keptFields(body) });
    memory.operatories.set(key, keyOf('operatory', body.operatory.id) ?? 0);
    const procedures = body.practiceProcedures ?? (isNew ? [] : null);
    if (procedures) {
      const keys = procedures.flatMap((each) => procedureWith(each)?.key ?? []);
      memory.procedures.set(key, keys);
    }
    const links = memory.links.get(key);
    memory.links.set(key, {
      patientProcedures: body.patientProcedures?.map(({ id }) => id) ?? links?.patientProcedures ?? [],
      visits: body.visits?.map(({ id }) => id) ?? links?.visits ?? [],
    });
  };

  const found = (id: string): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, ascendIds.key('appointment', id));
    return row && isAppointment(row) ? row : null;
  };
  const common = (body: AppointmentBody) => ({
    start: instantIn(body.start) ?? undefined,
    placeKey: placeOfOperatory(practice, keyOf('operatory', body.operatory.id))?.key,
    providerKey: ascendIds.key('provider', body.provider.id),
    reason: body.other === undefined ? undefined : body.other?.trim() || null,
    state: statesOfStatuses[body.status],
  });

  return {
    createAppointment: guarded(({ appointment }: { readonly appointment: AppointmentBody }) => {
      const wrong = answerProblems(checked(appointment, null));
      if (wrong) return wrong;
      const [procedure = null] = (appointment.practiceProcedures ?? []).map(procedureWith);
      const type = procedure ?? practice.visitTypes.find(({ isBlock }) => !isBlock);
      const { start = null, placeKey = null, ...rest } = common(appointment);
      const booking = {
        ...rest,
        start,
        placeKey,
        typeKey: type?.key ?? null,
        clientKey: ascendIds.key('client', appointment.patient.id),
        minutes: appointment.duration ?? procedure?.minutes ?? usualMinutes,
      };
      const made = bookAppointment(practice, booking, now());
      if (made.ok) remember(made.row, appointment, true);
      return answerWritten(made, records.appointment, 201);
    }),
    updateAppointment: guarded(
      ({ id, appointment }: { readonly id: string; readonly appointment: AppointmentBody }) => {
        const before = found(id);
        if (!before) return answerProblem(notFound('AppointmentV1', id));
        const wrong = answerProblems(checked(appointment, before));
        if (wrong) return wrong;
        const [procedure = null] = (appointment.practiceProcedures ?? []).map(procedureWith);
        const clientKey = ascendIds.key('client', appointment.patient.id);
        const given = common(appointment);
        const change = {
          ...given,
          clientKey,
          // The animal is not seen here, and stays with its owner.
          patientKey: clientKey === before.clientKey ? undefined : null,
          minutes: appointment.duration ?? undefined,
          typeKey: procedure?.key,
          cancelReason: given.state === 'cancelled' ? undefined : null,
        };
        const changed = changeAppointment(practice, before.key, change, now());
        remember(before, appointment, false);
        return answerWritten(changed, records.appointment);
      },
    ),
    deleteAppointment: guarded(({ id }: { readonly id: string }) => {
      const before = found(id);
      if (!before) return answerProblem(notFound('AppointmentV1', id));
      const answer = answerOne(records.appointment(before));
      const gone = changeAppointment(practice, before.key, { state: 'cancelled', isDeleted: true }, now());
      return gone.ok ? answer : answerProblem(notFound('AppointmentV1', id));
    }),
  };
}
