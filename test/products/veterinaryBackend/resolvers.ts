import type { Backstage } from '../../dialects/dialect.ts';
import { createStore, isKept, petsOf, veterinaryRows } from './records.ts';
import { veterinaryWrites } from './writes.ts';

/** Resolvers of the service for somebody at the desk, who sees everything. Lists are whole, and have no arguments. */
export function veterinaryRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const store = createStore(practice);
  const rows = veterinaryRows(stage, store);
  return {
    allPets: () => petsOf(practice).slice(0, cap).map(rows.pet),
    allAppointments: () => practice.appointments.filter(isKept).slice(0, cap).map(rows.appointment),
    allMessages: () => store.messages.slice(0, cap).map(rows.message),
    allSchedules: () => store.schedules.slice(0, cap).map(rows.schedule),
    ...veterinaryWrites(stage, store, rows),
  };
}
