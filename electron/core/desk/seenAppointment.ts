import type { SeenAppointment } from '../../../graphql/desk/generated/types.ts';
import type { AppointmentRow } from '../adapter/deskObjects.ts';
import type { Result } from '../../contract/result.ts';
import type { Period } from '../adapter/clinic/period.ts';
import { findDay } from '../session/days/dayRows.ts';
import type { DeskContext } from './deskContext.ts';

/** An appointment as it is now, with the day on which it was seen. */
export interface ReadAgain {
  readonly now: AppointmentRow | null;
  readonly day: Period & { readonly date: string };
}

/** Reads an appointment before or after a change. Nobody may stop that half-way, so no signal of the page counts. */
export async function readAgain(
  seen: Pick<SeenAppointment, 'id' | 'location' | 'date'>,
  context: DeskContext,
): Promise<Result<ReadAgain>> {
  const day = await findDay(seen, context, null);
  if (!day.ok) return day;
  const row = await context.clinic.appointment(seen.id, day.value, new AbortController().signal);
  return row.ok ? { ok: true, value: { now: row.value, day: day.value } } : row;
}
