import type { Random } from '../random.ts';
import type { AppointmentRecord, Status } from '../records.ts';
import { dayMs, minuteMs } from '../zoneTime.ts';
import { cancellationReasons } from './remarks.ts';
import type { Visit } from './visits.ts';

/** Something that will happen to an appointment at an instant (epoch ms), if nobody at the desk does it first. */
export interface Step {
  readonly at: number;
  readonly appointmentId: string;
  readonly status: Status;
  readonly reason: string | null;
}

/** What happens to a planned appointment from its booking to its end, by time. */
export function courseOf(random: Random, appointment: AppointmentRecord, visit: Visit): readonly Step[] {
  const { id, start, insertedAt } = appointment;
  const end = start + visit.duration * minuteMs;
  const steps: Step[] = [];
  const add = (at: number, status: Status, reason: string | null = null): void => {
    steps.push({ at: Math.floor(at), appointmentId: id, status, reason });
  };
  if (visit.kind.isBlockoff) {
    add(end, 'COMPLETED');
    return steps;
  }
  if (visit.ending === 'cancelled' && visit.early) {
    add(insertedAt + random.integer(20, 700) * minuteMs, 'CANCELLED', random.pick(cancellationReasons));
    return steps;
  }
  if (random.chance(0.64)) add(start - dayMs - random.integer(0, 2600) * minuteMs, 'CONFIRMED');
  if (visit.ending === 'cancelled') {
    add(start - random.integer(45, 1300) * minuteMs, 'CANCELLED', random.pick(cancellationReasons));
  } else if (visit.ending === 'noShow') {
    add(start + 15 * minuteMs, 'NO_SHOW');
  } else {
    const arrived = start + random.integer(-14, 4) * minuteMs;
    const begun = Math.max(start - 3 * minuteMs, arrived + 2 * minuteMs) + random.integer(0, 6) * minuteMs;
    const finished = Math.max(begun + 5 * minuteMs, end - random.integer(-4, 4) * minuteMs);
    add(arrived, 'CHECKED_IN');
    add(begun, 'IN_PROGRESS');
    add(finished, 'CHECKING_OUT');
    add(finished + random.integer(3, 11) * minuteMs, 'COMPLETED');
  }
  return steps;
}
