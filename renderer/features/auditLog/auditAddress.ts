import {
  type AuditFilter,
  type AuditKind,
  auditKinds,
  type AuditOutcome,
  auditOutcomes,
} from '../../../electron/contract/audit.ts';
import { addDays, isPlainDate } from '../../lib/dates.ts';
import { auditLogPath } from '../../lib/paths.ts';
import { startOfDay } from '../../lib/timeZone.ts';

export const auditPeriods = ['any', 'today', 'last-7', 'last-30', 'custom'] as const;
export type AuditPeriod = (typeof auditPeriods)[number];

/** What is chosen above the list. `who` is null for entries without a sign-in, undefined for everyone's. */
export interface AuditChoice {
  readonly who: string | null | undefined;
  readonly kind: AuditKind | null;
  readonly outcome: AuditOutcome | null;
  readonly period: AuditPeriod;
  /** Of a period of one's own: dates, or empty where it has no end. */
  readonly from: string;
  readonly to: string;
}

export const everything: AuditChoice = {
  who: undefined,
  kind: null,
  outcome: null,
  period: 'any',
  from: '',
  to: '',
};

export function isAuditKind(value: string | null): value is AuditKind {
  return value !== null && Object.hasOwn(auditKinds, value);
}

/** Reads the address behind `/settings/record/`; what can't be read is not asked for. */
export function choiceOfAddress(part: string): AuditChoice {
  const params = new URLSearchParams(part);
  const who = params.get('who') ?? undefined;
  const kind = params.get('kind');
  const day = (name: string): string => {
    const text = params.get(name) ?? '';
    return isPlainDate(text) ? text : '';
  };
  return {
    who: who === '' ? null : who,
    kind: isAuditKind(kind) ? kind : null,
    outcome: auditOutcomes.find((each) => each === params.get('outcome')) ?? null,
    period: auditPeriods.find((each) => each === params.get('period')) ?? 'any',
    from: day('from'),
    to: day('to'),
  };
}

/** `/settings/record/who=Anna&kind=clients`: part of the path, because the router would take a query for its own. */
export function auditPath({ who, kind, outcome, period, from, to }: AuditChoice): string {
  const params = new URLSearchParams();
  if (who !== undefined) params.set('who', who ?? '');
  if (kind) params.set('kind', kind);
  if (outcome) params.set('outcome', outcome);
  if (period !== 'any') params.set('period', period);
  if (period === 'custom' && from !== '') params.set('from', from);
  if (period === 'custom' && to !== '') params.set('to', to);
  const text = params.toString();
  return text === '' ? auditLogPath : `${auditLogPath}/${text}`;
}

/** What the core is asked for: days begin and end on the clinic's clock. */
export function filterOf(choice: AuditChoice, today: string, timeZone: string): AuditFilter {
  const { who, kind, outcome } = choice;
  const [first, last] = daysOf(choice, today);
  const from = first === '' ? null : startOfDay(first, timeZone);
  const until = last === '' ? null : startOfDay(addDays(last, 1), timeZone);
  return {
    ...(who !== undefined && { who }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
  };
}

function daysOf({ period, from, to }: AuditChoice, today: string): readonly [first: string, last: string] {
  switch (period) {
    case 'any':
      return ['', ''];
    case 'today':
      return [today, today];
    case 'last-7':
      return [addDays(today, -6), today];
    case 'last-30':
      return [addDays(today, -29), today];
    case 'custom':
      return [from, to];
  }
}
