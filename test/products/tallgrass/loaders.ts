import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  PlaceRecord,
  Practice,
  ProviderRecord,
  VisitTypeRecord,
} from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { CalendarKey } from './setUpRecords.ts';
import { badInput, decodeId, isVisit, keyIn, ownIn } from './values.ts';

/** Finds rows of the practice by global ids; null where there is none. */
export interface Loaders {
  readonly hospital: (id: string) => PlaceRecord | null;
  readonly teammate: (id: string) => ProviderRecord | null;
  readonly visitTemplate: (id: string) => VisitTypeRecord | null;
  readonly household: (id: string) => ClientRecord | null;
  readonly companion: (id: string) => PatientRecord | null;
  readonly scheduledVisit: (id: string) => AppointmentRecord | null;
  readonly timeBlock: (id: string) => AppointmentRecord | null;
  readonly calendar: (id: string) => CalendarKey | null;
}

/** The loaders of a server. */
export function createLoaders(practice: Practice): Loaders {
  return {
    hospital: (id) => rowOf(practice.places, keyIn('Hospital', id)),
    teammate: (id) => rowOf(practice.providers, keyIn('Teammate', id)),
    visitTemplate(id) {
      const row = rowOf(practice.visitTypes, keyIn('VisitTemplate', id));
      return row && !row.isBlock ? row : null;
    },
    household(id) {
      const row = rowOf(practice.clients, keyIn('Household', id));
      return row && !row.isDeleted ? row : null;
    },
    companion: (id) => rowOf(practice.patients, keyIn('Companion', id)),
    scheduledVisit(id) {
      const row = rowOf(practice.appointments, keyIn('ScheduledVisit', id));
      return row && isVisit(row) ? row : null;
    },
    timeBlock(id) {
      const row = rowOf(practice.appointments, keyIn('TimeBlock', id));
      return row && row.isBlock && !row.isDeleted ? row : null;
    },
    calendar(id) {
      const [placeKey, providerKey] = (ownIn('Calendar', id) ?? '').split('-').map(Number);
      const place = rowOf(practice.places, placeKey ?? null);
      const provider = rowOf(practice.providers, providerKey ?? null);
      return place && (provider || providerKey === 0) ? { place, provider } : null;
    },
  };
}

/** The id of an argument, which has to be one of this type: Pothos checks that before it resolves a field. */
export function checkedId(type: string, id: string): string {
  const decoded = decodeId(id);
  if (decoded === null) throw badInput(`Invalid global ID: ${id}`);
  if (decoded.type !== type) throw badInput(`ID: ${id} is not of type: ${type}`);
  return id;
}

/** The row of an argument without which there is no answer. */
export function required<Item>(type: string, id: string, find: (id: string) => Item | null): Item {
  const row = find(checkedId(type, id));
  if (row === null) throw badInput(`${type} not found: ${id}`);
  return row;
}
