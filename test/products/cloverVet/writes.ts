import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { stateOfWord } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { CloverParts } from './nodes.ts';
import { cloverOfficeWrites } from './officeWrites.ts';
import { firstMissing, invalid, outcomeOf, permitted, type Problem } from './outcomes.ts';
import { cloverPeopleWrites } from './peopleWrites.ts';
import { cloverVetIds, instantIn, isVisit, notFound, stages } from './values.ts';

interface VisitPatch {
  readonly clinicId?: string | null;
  readonly visitTypeId?: string | null;
  readonly startsAt?: string | null;
  readonly durationMinutes?: number | null;
  readonly leadId?: string | null;
  readonly reasonForVisit?: string | null;
  readonly requireOpenCalendar?: boolean | null;
}

interface ScheduleVisitInput extends VisitPatch {
  readonly clinicId: string;
  readonly visitTypeId: string;
  readonly startsAt: string;
  readonly guardianId?: string | null;
  readonly patientIds: readonly string[];
}

interface HoldTimeInput {
  readonly clinicId: string;
  readonly teammateId?: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly note?: string | null;
}

interface VisitId {
  readonly visitId: string;
}

const shortestVisit = 5;
const minuteMs = 60_000;

/** From where a visit goes nowhere any more, or only back to its beginning. */
const exits: Readonly<Partial<Record<VisitState, readonly VisitState[]>>> = {
  completed: [],
  cancelled: ['planned', 'confirmed'],
  noShow: ['planned', 'confirmed'],
};

/** All mutations; those of visits are here. */
export function cloverVetWrites(backstage: Backstage, parts: CloverParts): object {
  const { practice, now } = backstage;
  const { visits } = parts;
  const { key } = cloverVetIds;
  const visitOf = (id: string): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, key('appointment', id));
    return row && isVisit(row) ? row : null;
  };
  const typeOf = (id: string | null | undefined) => {
    const type = rowOf(practice.visitTypes, key('visitType', id));
    return type?.isBlock === false ? type : null;
  };
  const placeOf = (id: string | null | undefined) => rowOf(practice.places, key('place', id));
  const leadOf = (id: string | null | undefined) => rowOf(practice.providers, key('provider', id));

  /** What else the lead has between two instants. */
  const conflicts = (
    leadKey: number | null,
    start: number,
    minutes: number,
    own: number | null,
  ): readonly AppointmentRecord[] =>
    practice.appointments.filter(
      (row) =>
        leadKey !== null &&
        row.providerKey === leadKey &&
        row.key !== own &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < start + minutes * minuteMs &&
        start < visits.endOf(row),
    );
  const slotTaken = (rows: readonly AppointmentRecord[]): Row => ({
    __typename: 'SlotTakenError',
    message: 'The lead is busy at that time',
    conflictingVisits: rows.filter(isVisit).map(visits.visit),
  });
  const durationProblems = ({ durationMinutes }: VisitPatch, input: string): readonly Problem[] =>
    typeof durationMinutes === 'number' && durationMinutes < shortestVisit
      ? [{ path: [input, 'durationMinutes'], message: `A visit takes ${String(shortestVisit)} minutes at least` }]
      : [];

  /** Moves a visit on, where its stage has an exit to the other one. */
  const moveTo = (mutation: string, visitId: string, state: VisitState, cancelReason: string | null): Row => {
    const row = visitOf(visitId);
    if (!row) return notFound('Visit');
    const open = exits[row.state];
    if (row.state !== state && open && !open.includes(state))
      return {
        __typename: 'StageTransitionError',
        message: `A visit can't go from ${stages[row.state]} to ${stages[state]}`,
        from: stages[row.state],
        to: stages[state],
      };
    return outcomeOf(
      mutation,
      changeAppointment(practice, row.key, { state, cancelReason }, now()),
      'visitId',
      visits.visit,
    );
  };

  return {
    scheduleVisit: permitted(backstage, 'VISITS_WRITE', ({ input }: { readonly input: ScheduleVisitInput }) => {
      const [place, type, lead] = [placeOf(input.clinicId), typeOf(input.visitTypeId), leadOf(input.leadId)];
      const [patientId = null] = input.patientIds;
      const patient = rowOf(practice.patients, key('patient', patientId));
      const guardian = rowOf(practice.clients, key('client', input.guardianId));
      const missing = firstMissing([
        ['Clinic', input.clinicId, place],
        ['VisitType', input.visitTypeId, type],
        ['Guardian', input.guardianId, guardian],
        ['Patient', patientId, patient],
        ['Teammate', input.leadId, lead],
      ]);
      if (missing || !place || !type) return missing ?? notFound('Clinic');
      const isElsewhere = guardian && patient?.clientKey && patient.clientKey !== guardian.key;
      const problems: readonly Problem[] = [
        ...durationProblems(input, 'input'),
        ...(input.patientIds.length > 1
          ? [{ path: ['input', 'patientIds'], message: 'multi_patient_visits is off for this workspace' }]
          : []),
        ...(isElsewhere ? [{ path: ['input', 'patientIds'], message: 'The patient is of another household' }] : []),
        ...(!patient && !guardian
          ? [{ path: ['input', 'guardianId'], message: 'A guardian or a patient is needed' }]
          : []),
      ];
      if (problems.length > 0) return invalid(...problems);
      const start = instantIn(input.startsAt);
      const minutes = input.durationMinutes ?? type.minutes;
      const taken = conflicts(lead?.key ?? null, start, minutes, null);
      if (input.requireOpenCalendar === true && taken.length > 0) return slotTaken(taken);
      const booking = {
        start,
        minutes,
        placeKey: place.key,
        typeKey: type.key,
        providerKey: lead?.key ?? null,
        patientKey: patient?.key ?? null,
        clientKey: guardian?.key ?? null,
        reason: input.reasonForVisit,
      };
      return outcomeOf('ScheduleVisit', bookAppointment(practice, booking, now()), 'input', visits.visit);
    }),
    updateVisit: permitted(
      backstage,
      'VISITS_WRITE',
      ({ visitId, patch }: VisitId & { readonly patch: VisitPatch }) => {
        const row = visitOf(visitId);
        if (!row) return notFound('Visit');
        const [place, type, lead] = [placeOf(patch.clinicId), typeOf(patch.visitTypeId), leadOf(patch.leadId)];
        const missing = firstMissing([
          ['Clinic', patch.clinicId, place],
          ['VisitType', patch.visitTypeId, type],
          ['Teammate', patch.leadId, lead],
        ]);
        if (missing) return missing;
        const problems = durationProblems(patch, 'patch');
        if (problems.length > 0) return invalid(...problems);
        const start = patch.startsAt ? instantIn(patch.startsAt) : row.start;
        const minutes = patch.durationMinutes ?? row.minutes;
        const providerKey = patch.leadId === undefined ? row.providerKey : (lead?.key ?? null);
        const taken = conflicts(providerKey, start, minutes, row.key);
        if (patch.requireOpenCalendar === true && taken.length > 0) return slotTaken(taken);
        const change = {
          start,
          minutes,
          providerKey,
          placeKey: place?.key,
          typeKey: type?.key,
          reason: patch.reasonForVisit,
        };
        return outcomeOf('UpdateVisit', changeAppointment(practice, row.key, change, now()), 'patch', visits.visit);
      },
    ),
    advanceVisit: permitted(backstage, 'VISITS_WRITE', ({ visitId, stage }: VisitId & { readonly stage: string }) =>
      moveTo('AdvanceVisit', visitId, stateOfWord(stages, stage) ?? 'planned', null),
    ),
    cancelVisit: permitted(
      backstage,
      'VISITS_WRITE',
      ({ visitId, reason }: VisitId & { readonly reason?: string | null }) =>
        moveTo('CancelVisit', visitId, 'cancelled', reason ?? null),
    ),
    holdTime: permitted(backstage, 'VISITS_WRITE', ({ input }: { readonly input: HoldTimeInput }) => {
      const [place, teammate] = [placeOf(input.clinicId), leadOf(input.teammateId)];
      const missing = firstMissing([
        ['Clinic', input.clinicId, place],
        ['Teammate', input.teammateId, teammate],
      ]);
      if (missing || !place) return missing ?? notFound('Clinic');
      const [start, end] = [instantIn(input.startsAt), instantIn(input.endsAt)];
      if (end <= start) return invalid({ path: ['input', 'endsAt'], message: 'endsAt must be after startsAt' });
      const booking = {
        start,
        minutes: Math.round((end - start) / minuteMs),
        placeKey: place.key,
        typeKey: practice.visitTypes.find(({ isBlock }) => isBlock)?.key ?? null,
        providerKey: teammate?.key ?? null,
        reason: input.note,
      };
      return outcomeOf('HoldTime', bookAppointment(practice, booking, now()), 'input', visits.heldTime);
    }),
    ...cloverPeopleWrites(backstage, parts),
    ...cloverOfficeWrites(backstage, parts),
  };
}
