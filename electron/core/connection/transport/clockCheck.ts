import type { Outcome, OutcomeKind } from '../../../../graphql/service/outcome.ts';
import { readHttpDate } from '../../../../graphql/service/retryAfter.ts';
import type { Clock, Waiting } from '../../foundation/ports.ts';
import { clockTolerance } from '../../foundation/steadyClock.ts';
import { t } from '../../../../i18n/core/t.ts';

/** Whether this computer's clock is right, by the clock of the service in use. */
export interface ClockCheck {
  /** A reply of a service came, with its `Date` header. */
  note(outcome: Outcome, date: string | null): void;
  /**
   * What an outcome means where the clock is known to be right: a certificate that does not fit the date has expired.
   */
  judge(outcome: Outcome): Outcome;
}

/** Outcomes that only the service itself can have produced: other pages have a date, too, and maybe an old one. */
const serviceOutcomes: ReadonlySet<OutcomeKind> = new Set([
  'ok',
  'partial',
  'refused',
  'depthLimit',
  'forbidden',
  'keyRejected',
  'headerMissing',
  'quotaExceeded',
]);

/**
 * `onChange` gets by how many milliseconds this computer is ahead of the service, negative where it is behind; null
 * when it is right again.
 */
export function createClockCheck(options: {
  readonly computerClock: Clock;
  readonly waiting: Waiting;
  readonly onChange: (ahead: number | null) => void;
  /** The service's time in each of its replies, epoch milliseconds. */
  readonly onServiceTime?: (moment: number) => void;
}): ClockCheck {
  const { computerClock, waiting } = options;
  /** The service's clock, and the monotonic clock at the same moment. */
  let reference: { readonly service: number; readonly at: number } | null = null;
  let noticed: number | null = null;

  function ahead(): number | null {
    if (reference === null) return null;
    return computerClock.now() - (reference.service + waiting.now() - reference.at);
  }

  return {
    note(outcome, date) {
      const service = readHttpDate(date);
      if (service === null || !serviceOutcomes.has(outcome.kind)) return;
      reference = { service, at: waiting.now() };
      options.onServiceTime?.(service);
      const off = computerClock.now() - service;
      const wrong = Math.abs(off) > clockTolerance ? off : null;
      const differs =
        wrong === null || noticed === null ? wrong !== noticed : Math.abs(wrong - noticed) > clockTolerance;
      if (!differs) return;
      noticed = wrong;
      options.onChange(wrong);
    },
    judge(outcome) {
      const off = ahead();
      const isRight = off !== null && Math.abs(off) <= clockTolerance;
      if (outcome.kind !== 'clock' || !isRight) return outcome;
      return { kind: 'certificate', sent: outcome.sent, code: outcome.code };
    },
  };
}

/** For a person: by how much this computer's clock is wrong. */
export function clockMessage(ahead: number): string {
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const amount =
    minutes < 120
      ? t('connection.minutes', { count: minutes })
      : minutes < 2 * 1440
        ? t('connection.hours', { count: Math.round(minutes / 60) })
        : t('connection.days', { count: Math.round(minutes / 1440) });
  return ahead > 0 ? t('connection.clockAhead', { amount }) : t('connection.clockBehind', { amount });
}
