import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { petbooqzIds } from './values.ts';

/** Runs a write and answers whether it worked, and why not. */
export type Answer = <Item>(write: () => Written<Item>, show: (row: Item) => Row) => Row;

/** For the mutations of a server. */
export function answerOf(backstage: Backstage): Answer {
  return (write, show) => {
    const outcome = written(backstage, write);
    if (outcome.ok) return { messagecode: 'Success', ...show(outcome.row) };
    return { messagecode: 'Error', error_description: outcome.message };
  };
}

/** The codes of those who come to an appointment. */
export function codesOf({ clientKey, patientKey }: AppointmentRecord): {
  readonly client: string | null;
  readonly patient: string | null;
} {
  return {
    client: clientKey === null ? null : petbooqzIds.of('client', clientKey),
    patient: patientKey === null ? null : petbooqzIds.of('patient', patientKey),
  };
}
