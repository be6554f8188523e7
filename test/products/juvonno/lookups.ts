import type {
  AppointmentRecord,
  ClientRecord,
  PlaceRecord,
  Practice,
  ProviderRecord,
} from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { JuvonnoRecords } from './records.ts';
import { codeOf, isAppointment, juvonnoIds, notFound, Refusal } from './values.ts';

/** Finds what ids, numbers, codes and names stand for; whatever stands for nothing is refused. */
export type Lookups = ReturnType<typeof juvonnoLookups>;

/** Words for a branch, of which the first that is given counts. */
export interface BranchWords {
  readonly branch_id?: number | null;
  readonly branch_code?: string | null;
  readonly branch_name?: string | null;
}

export function juvonnoLookups(practice: Practice, records: JuvonnoRecords) {
  const branch = (id: number): PlaceRecord => {
    const row = rowOf(practice.places, juvonnoIds.key('place', id));
    if (!row) throw notFound('Branch', id);
    return row;
  };
  /** The branch that some words stand for; null where none is given. */
  const branchIn = ({ branch_id: id, branch_code: code, branch_name: name }: BranchWords): PlaceRecord | null => {
    if (id !== undefined && id !== null) return branch(id);
    if (code) {
      const row = practice.places.find((each) => codeOf(practice, each) === code.toUpperCase());
      if (!row) throw new Refusal(400, `Unable to find any record with branch_code ${code}.`);
      return row;
    }
    if (!name) return null;
    const [row, ...others] = practice.places.filter((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!row) throw new Refusal(400, `Unable to find any record with branch_name ${name}.`);
    if (others.length > 0)
      throw new Refusal(
        400,
        'There are several branches with this name. Supply a unique branch_name or use branch_id.',
      );
    return row;
  };
  const staff = (id: number): ProviderRecord => {
    const row = rowOf(practice.providers, juvonnoIds.key('provider', id));
    if (!row) throw notFound('Staff', id);
    return row;
  };
  const customer = (id: number): ClientRecord => {
    const row = rowOf(practice.clients, juvonnoIds.key('client', id));
    if (!row) throw notFound('Customer', id);
    return row;
  };
  const customerOfChart = (number: string): ClientRecord => {
    const rows = practice.clients.filter((row) => !row.isDeleted && records.chartOf(row) === number);
    if (rows.length > 1) throw new Refusal(400, `There are several customers with Chart Num ${number}.`);
    if (!rows[0]) throw new Refusal(404, `Customer with Chart Num ${number} could not be found.`);
    return rows[0];
  };
  const appointment = (id: number): AppointmentRecord => {
    const row = rowOf(practice.appointments, juvonnoIds.key('appointment', id));
    if (!row || !isAppointment(row)) throw notFound('Appointment', id);
    return row;
  };
  return { branch, branchIn, staff, customer, customerOfChart, appointment };
}
