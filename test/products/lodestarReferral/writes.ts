import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Kind, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { Neighbours } from './neighbours.ts';
import { lodestarPeopleWrites } from './peopleWrites.ts';
import { type Change, payload, strangers, unsuccessful, type ValidationMessage } from './payload.ts';
import { isVisit, type LodestarRecords } from './records.ts';
import { besideKey, instantIn, lodestarIds, lodestarStates, notFound, stateOfCode, statusOf } from './values.ts';

/** The mutations of the product. */
export function lodestarWrites(
  backstage: Backstage,
  records: LodestarRecords,
  neighbours: Neighbours,
  showTask: (task: Neighbours['tasks'][number]) => Row,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now, refuseWrites } = backstage;
  const key = (kind: Kind, input: Row, field: string): number | null =>
    lodestarIds.key(kind, givenText(input, field) ?? null);
  const changedKey = (kind: Kind, input: Row, field: string): number | undefined =>
    key(kind, input, field) ?? undefined;

  const known = {
    hospitalId: (id: string) => rowOf(practice.places, lodestarIds.key('place', id)) !== null,
    consultTypeId: (id: string) => rowOf(practice.visitTypes, lodestarIds.key('visitType', id))?.isBlock === false,
    clinicianId: (id: string) => rowOf(practice.providers, lodestarIds.key('provider', id))?.isActive === true,
    animalId: (id: string) => rowOf(practice.patients, lodestarIds.key('patient', id)) !== null,
    ownerId: (id: string) => rowOf(practice.clients, lodestarIds.key('client', id))?.isDeleted === false,
    caseId: (id: string) => records.caseAt(besideKey('case', id)) !== null,
  };
  const minutesIn = (input: Row): number | undefined => {
    const minutes = input['durationMinutes'];
    return typeof minutes === 'number' ? minutes : undefined;
  };
  const problemsOf = (input: Row): ValidationMessage[] => {
    const minutes = minutesIn(input);
    const isShort = minutes !== undefined && minutes <= 0;
    return [
      ...strangers(input, known),
      ...(isShort ? [{ field: 'durationMinutes', message: 'must be greater than 0', code: 'number' }] : []),
    ];
  };
  const visitAt = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, lodestarIds.key('appointment', id));
    if (!row || !isVisit(row)) throw notFound('Appointment');
    return row;
  };
  const settle = (id: string, status: 'ACCEPTED' | 'DECLINED'): Row => {
    const index = neighbours.referrals.findIndex((row) => row.id === id);
    const before = neighbours.referrals[index];
    if (!before) throw notFound('Referral');
    if (before.status !== 'RECEIVED' && refuseWrites === null)
      return unsuccessful({ field: 'status', message: 'was already decided', code: 'inclusion' });
    const write = (): Written<number> => {
      neighbours.referrals[index] = { ...before, status };
      return { ok: true, row: before.key };
    };
    return payload(backstage, write, records.referral);
  };

  return {
    bookAppointment({ input }: { readonly input: Row }) {
      const start = instantIn('startsAt', input['startsAt']);
      const problems = problemsOf(input);
      const patientKey = besideKey('case', givenText(input, 'caseId')) ?? key('patient', input, 'animalId');
      const ownerKey = key('client', input, 'ownerId');
      if (problems.length === 0 && patientKey === null && ownerKey === null)
        problems.push({ field: 'animalId', message: "can't be blank", code: 'required' });
      if (problems.length > 0) return unsuccessful(...problems);
      const booking = {
        start,
        minutes: minutesIn(input),
        placeKey: key('place', input, 'hospitalId'),
        typeKey: key('visitType', input, 'consultTypeId'),
        providerKey: key('provider', input, 'clinicianId'),
        patientKey,
        clientKey: ownerKey,
        reason: givenText(input, 'presentingComplaint'),
      };
      return payload(backstage, () => bookAppointment(practice, booking, now()), records.appointment);
    },
    amendAppointment({ id, input }: Change) {
      const before = visitAt(id);
      const start = typeof input['startsAt'] === 'string' ? instantIn('startsAt', input['startsAt']) : undefined;
      const problems = problemsOf(input);
      const code = givenText(input, 'statusCode') ?? null;
      const state: VisitState | undefined = code === null ? undefined : stateOfCode(code);
      if (code !== null && (state === undefined || state === 'cancelled')) {
        const codes = lodestarStates.map((each) => statusOf(each).code).filter((each) => each !== 'cancelled');
        problems.push({ field: 'statusCode', message: `must be one of ${codes.join(', ')}`, code: 'inclusion' });
      }
      if (problems.length > 0) return unsuccessful(...problems);
      const change = {
        start,
        minutes: minutesIn(input),
        placeKey: changedKey('place', input, 'hospitalId'),
        typeKey: changedKey('visitType', input, 'consultTypeId'),
        providerKey: input['clinicianId'] === undefined ? undefined : key('provider', input, 'clinicianId'),
        reason: givenText(input, 'presentingComplaint'),
        state,
        ...(state !== undefined && { cancelReason: null }),
      };
      return payload(backstage, () => changeAppointment(practice, before.key, change, now()), records.appointment);
    },
    cancelAppointment({ id, reason }: { readonly id: string; readonly reason?: string | null }) {
      const before = visitAt(id);
      if (before.state === 'cancelled' && refuseWrites === null)
        return unsuccessful({ field: 'statusCode', message: 'is already cancelled', code: 'inclusion' });
      const change = { state: 'cancelled', cancelReason: reason ?? null } as const;
      return payload(backstage, () => changeAppointment(practice, before.key, change, now()), records.appointment);
    },
    acceptReferral: ({ id }: { readonly id: string }) => settle(id, 'ACCEPTED'),
    declineReferral: ({ id }: { readonly id: string }) => settle(id, 'DECLINED'),
    completeTask({ id }: { readonly id: string }) {
      const index = neighbours.tasks.findIndex((row) => showTask(row)['id'] === id);
      const before = neighbours.tasks[index];
      if (!before) throw notFound('Task');
      const write = (): Written<typeof before> => {
        const row = { ...before, doneAt: new Date(now()).toISOString().replace('.000Z', 'Z') };
        neighbours.tasks[index] = row;
        return { ok: true, row };
      };
      return payload(backstage, write, showTask);
    },
    ...lodestarPeopleWrites(backstage, records, neighbours),
  };
}
