import { type AppointmentRecord, type Practice, rowOf, type VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { confirmations, numberIn, openDentalIds, operatories, refusal, stateOfAptStatus } from './values.ts';

type Fields = { readonly [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined };

const most = 9 * 12;
const stored = ['ProvHyg', 'IsHygiene', 'IsNewPatient', 'Priority', 'colorOverride', 'UnschedStatus'];

/** Reads what a body says of an appointment: fields of the practice, and what the database keeps beside it. */
export function readAppointment(
  practice: Practice,
  input: Row,
  operation: string,
): { readonly fields: Fields; readonly kept: Row } {
  const keyIn = (
    field: string,
    kind: 'place' | 'provider' | 'visitType',
    rows: readonly { readonly key: number }[],
  ): number | undefined => {
    const number = numberIn(input, field);
    if (number === undefined || number === 0) return undefined;
    const row = rowOf(rows, openDentalIds.key(kind, number));
    if (!row) throw refusal(404, `${field} not found`, operation);
    return row.key;
  };
  const op = numberIn(input, 'Op');
  const operatory = operatories.find(({ number }) => number === op);
  if (op !== undefined && !operatory) throw refusal(404, 'Op not found', operation);
  const types = practice.visitTypes.filter(({ isBookable }) => isBookable);
  const typeKey = keyIn('AppointmentTypeNum', 'visitType', types);
  const pattern = givenText(input, 'Pattern')?.slice(0, most);
  if (pattern !== undefined && !/^[X/]+$/.test(pattern))
    throw refusal(400, 'Pattern can only contain X and /', operation);
  const placeKey = keyIn('ClinicNum', 'place', practice.places) ?? operatory?.placeKey;
  const status = givenText(input, 'AptStatus');
  return {
    fields: {
      minutes: pattern === undefined ? rowOf(types, typeKey ?? null)?.minutes : pattern.length * 5,
      placeKey,
      typeKey,
      providerKey: keyIn('ProvNum', 'provider', practice.providers),
      reason: 'Note' in input ? (givenText(input, 'Note') ?? '') || null : undefined,
      state: stateIn(status, input, operation),
    },
    kept: {
      ...Object.fromEntries(stored.map((field) => [field, input[field] ?? undefined])),
      Pattern: pattern,
      AptStatus: status ?? undefined,
      ...(operatory && { Op: operatory.number, OpClinic: placeKey }),
      ...(typeKey !== undefined && { AppointmentTypeNum: numberIn(input, 'AppointmentTypeNum') }),
    },
  };
}

/** How far an appointment is: by its confirmation as long as it is scheduled. */
function stateIn(status: string | null | undefined, input: Row, operation: string): VisitState | undefined {
  const number = numberIn(input, 'Confirmed');
  const confirmed = confirmations.find(([own]) => own === number)?.[2];
  if (number !== undefined && confirmed === undefined) throw refusal(404, 'Confirmed not found', operation);
  const own = status ? stateOfAptStatus[status] : undefined;
  return own === undefined || own === 'planned' ? (confirmed ?? own) : own;
}
