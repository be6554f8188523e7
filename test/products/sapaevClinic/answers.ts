import type { Row } from '../generatedRows.ts';

/** An answer that nothing was done, with a word for why; no write is refused by an error. */
export function refused(message: string, code: string): Row {
  return { success: false, message, errors: [code] };
}

/** No patient has the number. */
export const noPatient = refused('Пациент не найден', 'PATIENT_NOT_FOUND');

/** No doctor has the number. */
export const noDoctor = refused('Врач не найден', 'DOCTOR_NOT_FOUND');

/** A text of an input, where it has one. */
export function textIn(input: Row, field: string): string | null {
  const value = input[field];
  return typeof value === 'string' ? value : null;
}
