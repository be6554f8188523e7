import { reportsPath } from '../../lib/paths.ts';
import { type PeriodKind, periodKinds, type ReportPeriod } from './reportPeriod.ts';

export const reportKinds = ['load', 'missed', 'waiting'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Which report, of when, and where; without a location the desk's own. */
export interface ReportChoice {
  readonly report: ReportKind;
  readonly period: ReportPeriod;
  readonly location: string | null;
}

const usualPeriod: PeriodKind = 'last-30';

/** Reads the address behind `/reports/`; what can't be read is as usual. */
export function choiceOfAddress(part: string): ReportChoice {
  const params = new URLSearchParams(part);
  return {
    report: reportKinds.find((each) => each === params.get('report')) ?? 'load',
    period: {
      kind: periodKinds.find((each) => each === params.get('period')) ?? usualPeriod,
      custom: { from: params.get('from') ?? '', to: params.get('to') ?? '' },
    },
    location: params.get('location'),
  };
}

/** `/reports/report=missed&period=last-week`: part of the path, because the router would take a query for its own. */
export function reportPath({ report, period: { kind, custom }, location }: ReportChoice): string {
  const params = new URLSearchParams();
  if (report !== 'load') params.set('report', report);
  if (kind !== usualPeriod) params.set('period', kind);
  if (kind === 'custom') {
    params.set('from', custom.from);
    params.set('to', custom.to);
  }
  if (location !== null) params.set('location', location);
  const text = params.toString();
  return text === '' ? reportsPath : `${reportsPath}/${text}`;
}
