import type { Result } from '../../../contract/result.ts';
import type { Clinic } from '../clinic/clinic.ts';

const few = 5;

/** The first of their list; without one, those of the first clients. */
export async function somePatients(
  clinic: Clinic,
  signal: AbortSignal,
): Promise<Result<readonly { readonly id: string }[]>> {
  if (clinic.offers('patients')) return clinic.patients(few, signal);
  const known = await clinic.clients({ search: null, first: few, after: null }, signal);
  return known.ok ? { ok: true, value: known.value.clients.flatMap(({ patients }) => patients ?? []) } : known;
}
