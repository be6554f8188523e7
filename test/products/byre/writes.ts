import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Practice, rowOf, zoneOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { ByreMemory } from './memory.ts';
import { byrePeopleWrites } from './peopleWrites.ts';
import type { ByreRecords } from './records.ts';
import { forbidden, instantOfLocal, keyOf, localText, notFound, stateOfCode, violation } from './words.ts';

interface VisitChanges {
  readonly branchId?: string | null;
  readonly serviceId?: string | null;
  readonly startsAt?: string | null;
  readonly durationMinutes?: number | null;
  readonly clinicianId?: string | null;
  readonly ownerId?: string | null;
  readonly animalIds?: readonly string[] | null;
  readonly presentingComplaint?: string | null;
  readonly yardId?: string | null;
  readonly travelMinutes?: number | null;
}

interface VisitDraft extends VisitChanges {
  readonly branchId: string;
  readonly serviceId: string;
  readonly startsAt: string;
  readonly animalIds: readonly string[];
}

/** Gives way to a write, or says why not. */
export interface Gate {
  readonly allowed: () => void;
  readonly done: <Item>(outcome: Written<Item>) => Item;
}

/** Mutations of the diary, and of owners and animals. */
export function byreWrites(backstage: Backstage, records: ByreRecords, memory: ByreMemory): object {
  const { practice, now, refuseWrites } = backstage;
  const gate: Gate = {
    allowed() {
      if (refuseWrites !== null) throw forbidden(refuseWrites);
    },
    done(outcome) {
      if (outcome.ok) return outcome.row;
      throw violation(outcome.field, outcome.message);
    },
  };
  const { allowed, done } = gate;
  const visitOf = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyOf(practice, 'appointment', id));
    if (!row) throw notFound('Visit', id);
    return row;
  };
  const change = (row: AppointmentRecord, changes: Partial<AppointmentRecord>): Row =>
    records.visit(done(changeAppointment(practice, row.key, changes, now())));
  /** Keeps what the shared book has no place for. */
  const remember = (key: number, { animalIds, yardId, travelMinutes }: VisitChanges): void => {
    if (animalIds) memory.animals.set(key, keysOf(practice, animalIds));
    if (yardId === undefined && travelMinutes === undefined) return;
    const before = memory.drives.get(key);
    const minutes = travelMinutes === undefined ? (before?.minutes ?? null) : travelMinutes;
    memory.drives.set(key, { yardId: yardId === undefined ? (before?.yardId ?? null) : yardId, minutes });
  };
  const checkYard = ({ yardId }: VisitChanges): void => {
    if (yardId && !memory.yards.some(({ id }) => id === yardId)) throw notFound('Yard', yardId);
  };

  return {
    bookVisit({ draft }: { readonly draft: VisitDraft }) {
      allowed();
      const placeKey = keyOf(practice, 'place', draft.branchId);
      const patientKeys = keysOf(practice, draft.animalIds);
      const owner = draft.ownerId ? keyOf(practice, 'client', draft.ownerId) : undefined;
      if (patientKeys.length === 0 && owner === undefined)
        throw violation('draft.ownerId', 'must be given where there are no animals');
      checkYard(draft);
      const booking = {
        start: instantOfLocal(draft.startsAt, zoneOfPlace(practice, placeKey), 'draft.startsAt'),
        minutes: minutesIn(draft, 'draft'),
        placeKey,
        typeKey: keyOf(practice, 'visitType', draft.serviceId),
        providerKey: draft.clinicianId ? keyOf(practice, 'provider', draft.clinicianId) : null,
        patientKey: patientKeys[0] ?? null,
        clientKey: owner,
        reason: draft.presentingComplaint,
      };
      const row = done(bookAppointment(practice, booking, now()));
      remember(row.key, draft);
      return records.visit(row);
    },
    amendVisit({ id, changes }: { readonly id: string; readonly changes: VisitChanges }) {
      allowed();
      const before = visitOf(id);
      const { branchId, serviceId, startsAt, clinicianId, ownerId, animalIds, presentingComplaint } = changes;
      const placeKey = branchId ? keyOf(practice, 'place', branchId) : before.placeKey;
      checkYard(changes);
      // At another branch it stays at the same time of the clock.
      const wall = startsAt ?? localText(before.start, zoneOf(practice, before));
      const moves = Boolean(startsAt) || placeKey !== before.placeKey;
      const zone = zoneOfPlace(practice, placeKey);
      const patientKeys = animalIds ? keysOf(practice, animalIds) : null;
      const given = {
        placeKey,
        ...(moves && { start: instantOfLocal(wall, zone, 'changes.startsAt') }),
        minutes: minutesIn(changes, 'changes') ?? before.minutes,
        ...(serviceId && { typeKey: keyOf(practice, 'visitType', serviceId) }),
        ...(clinicianId !== undefined && {
          providerKey: clinicianId === null ? null : keyOf(practice, 'provider', clinicianId),
        }),
        ...(patientKeys && { patientKey: patientKeys[0] ?? null }),
        ...(ownerId !== undefined && { clientKey: ownerId === null ? null : keyOf(practice, 'client', ownerId) }),
        ...(presentingComplaint !== undefined && { reason: presentingComplaint }),
      };
      const { key } = done(changeAppointment(practice, before.key, given, now()));
      remember(key, changes);
      return records.visit(visitOf(id));
    },
    setVisitStatus({ id, statusCode }: { readonly id: string; readonly statusCode: string }) {
      allowed();
      const state = stateOfCode(statusCode);
      if (state === undefined) throw violation('statusCode', 'must be the code of a visit status');
      const row = visitOf(id);
      return change(row, { state, ...(state !== 'cancelled' && { cancelReason: null }) });
    },
    cancelVisit({ id, because }: { readonly id: string; readonly because?: string | null }) {
      allowed();
      const row = visitOf(id);
      if (row.state === 'completed') throw violation('id', 'is a visit that is finished');
      return change(row, { state: 'cancelled', cancelReason: because ?? null });
    },
    ...byrePeopleWrites(backstage, records, memory, gate),
  };
}

function keysOf(practice: Practice, ids: readonly string[]): readonly number[] {
  return ids.map((id) => keyOf(practice, 'patient', id));
}

function zoneOfPlace(practice: Practice, placeKey: number): string {
  return rowOf(practice.places, placeKey)?.zone ?? 'America/New_York';
}

/** The length that was given; undefined where none was. */
function minutesIn({ durationMinutes }: VisitChanges, input: string): number | undefined {
  if (durationMinutes === undefined || durationMinutes === null) return undefined;
  if (durationMinutes < 5) throw violation(`${input}.durationMinutes`, 'must be five or more');
  return durationMinutes;
}
