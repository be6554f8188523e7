import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createMemory } from './memory.ts';
import { ehsNeighbourWrites } from './neighbourWrites.ts';
import { ehsRecords } from './records.ts';
import { checkId, ehsIds, fail, instantIn } from './values.ts';
import { ehsWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

/** The root fields; what the schema declares and nothing resolves is not here. */
export function ehsRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const memory = createMemory(practice);
  const records = ehsRecords(backstage, memory);
  const session = (): Row | null => records.user(rowOf(practice.providers, 1));
  const moment = (value: string, path: string): number | null => {
    const instant = instantIn(value);
    if (Number.isNaN(instant))
      fail(`Cast to date failed for value "${value}" (type string) at path "${path}" for model "Appointment"`);
    return instant;
  };
  return {
    patients: () => records.patients().map(({ key }) => records.patient(key)),
    patient({ id }: IdArgs) {
      checkId(id, 'Patient');
      return records.patient(ehsIds.key('client', id));
    },
    searchPatientsByLastName({ lastName }: { readonly lastName: string }) {
      let pattern: RegExp;
      try {
        pattern = new RegExp(lastName);
      } catch (error) {
        return fail(error instanceof Error ? error.message : '');
      }
      const found = records.patients().filter(({ familyName }) => pattern.test(familyName));
      return found.map(({ key }) => records.patient(key));
    },
    appointments: () => records.citas().map(records.cita),
    getAppointmentsByTimeframe(args: { readonly start: string; readonly end: string }) {
      const [from, to] = [moment(args.start, 'start'), moment(args.end, 'end')];
      if (from === null || to === null) return [];
      // Whatever reaches over an edge is left out.
      const within = records.citas().filter(({ start, minutes }) => start >= from && start + minutes * 60_000 <= to);
      return within.toSorted((one, other) => one.start - other.start).map(records.cita);
    },
    me: session,
    openSession: session,
    isLoggedIn: true,
    isConnected: true,
    users: () => practice.providers.map(records.user),
    user({ id }: IdArgs) {
      if (!/^[\da-f]{24}$/i.test(id)) fail('child "id" fails because ["Object ID" must be a valid Object ID]');
      return records.user(rowOf(practice.providers, ehsIds.key('provider', id)));
    },
    getApplicationFields: () => [...memory.fields.values()],
    getExamByPatientID({ id }: IdArgs) {
      return [...memory.exams.values()].filter((row) => row['patient'] === id).map(records.exam);
    },
    ...ehsWrites(backstage, records, memory),
    ...ehsNeighbourWrites(backstage, records, memory),
  };
}
