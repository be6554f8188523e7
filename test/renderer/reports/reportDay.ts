import type { ReportDay } from '../../../renderer/features/reports/tallyDay.ts';
import { instantAt } from '../../../renderer/lib/timeZone.ts';
import type { Stage } from '../../../graphql/desk/generated/operations.ts';

type Visit = ReportDay['appointments'][number];

const timeZone = 'America/New_York';

/** The instant of a minute of a day in New York; minutes may lie outside of the day. */
export function at(date: string, minute: number): string {
  const found = instantAt(date, minute, timeZone);
  if (found.kind === 'gap') throw new Error('A fixture starts or ends where there is no time.');
  return found.instant;
}

let visits = 0;

/** A completed visit of half an hour with Dr. A in Exam 1, with whatever a test wants otherwise. */
export function visit(
  date: string,
  minute: number,
  { stage = 'completed', ...change }: Partial<Visit> & { readonly stage?: Stage | null } = {},
): Visit {
  return {
    __typename: 'Appointment',
    id: String((visits += 1)),
    start: at(date, minute),
    end: at(date, minute + 30),
    room: 'Exam 1',
    blocked: false,
    status: stage === null ? null : { __typename: 'Status', label: stage, stage },
    type: { __typename: 'AppointmentType', id: 't', name: 'Sick visit' },
    provider: { __typename: 'Provider', id: 'a' },
    stageSpans: [],
    ...change,
  };
}

/** A stage of a visit between two minutes of a day. */
export function span(
  date: string,
  stage: Stage,
  from: number,
  to: number,
  observed = false,
): Visit['stageSpans'][number] {
  return { __typename: 'StageSpan', stage, from: at(date, from), to: at(date, to), observed };
}

export function hours(date: string, from: number, to: number): NonNullable<ReportDay['hours']>[number] {
  return { __typename: 'OpenHours', start: at(date, from), end: at(date, to) };
}

/** A day as it was read the evening after, without any hours. */
export function reportDay(date: string, appointments: readonly Visit[], change: Partial<ReportDay> = {}): ReportDay {
  return {
    __typename: 'ScheduleDay',
    date,
    unreadable: 0,
    complete: true,
    partial: false,
    asOf: at(date, 24 * 60 + 20 * 60),
    providers: [
      { __typename: 'Provider', id: 'a', name: 'Dr. A' },
      { __typename: 'Provider', id: 'b', name: 'Dr. B' },
    ],
    hours: null,
    working: [],
    appointments: [...appointments],
    ...change,
  };
}
