import type { DoctorReport } from '../../electron/doctor/runDoctor.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { doctorDay } from '../dialects/examineDialect.ts';
import type { Practice } from '../dialects/practice.ts';
import { expectedSample, sampleDifferences } from '../dialects/expectedSample.ts';

/** How much of a service the doctor understood: values that should be shown, wrong ones and absent ones. */
export interface Score {
  readonly expected: number;
  readonly wrong: readonly string[];
  /** How many values are not shown, those of missing rows included. */
  readonly absent: number;
  /** Concepts whose operation a careful person would not have chosen. */
  readonly concepts: readonly string[];
}

/** With a practice that a server was started with, what it should show of that. */
export function scoreProduct(product: Dialect, report: DoctorReport, practice?: Practice): Score {
  const sample = expectedSample(product, doctorDay, { ...(practice && { practice }) });
  const { locations, clients, patients, appointments } = sample;
  const lists: Readonly<Record<string, readonly object[]>> = { locations, clients, patients, appointments };
  const differences = sampleDifferences(product, sample, report.sample);
  const isAbsence = (difference: string): boolean =>
    /got (undefined|\[\])$| is missing$|: missing$|got $/.test(difference);
  const absent = differences.filter(isAbsence).reduce((sum, difference) => {
    const [, list] = /^(\w+): expected ids .* got $/.exec(difference) ?? [];
    if (list !== undefined) return sum + countValues(lists[list] ?? []);
    const [, id] = /^appointments: (.+) is missing$/.exec(difference) ?? [];
    const row = appointments.find((each) => each.id === id);
    return sum + (row ? countValues(row) : difference.endsWith(': missing') ? 2 : 1);
  }, 0);
  return {
    expected: countValues(Object.values(lists)),
    wrong: differences.filter((each) => !isAbsence(each)),
    absent,
    concepts: wrongConcepts(product, report),
  };
}

function countValues(value: unknown): number {
  if (Array.isArray(value) && value.every((each) => typeof each === 'object'))
    return value.reduce((sum: number, each) => sum + countValues(each), 0);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + countValues(each), 0);
}

function wrongConcepts({ expectedMap }: Dialect, { map }: DoctorReport): readonly string[] {
  return Object.entries(map).flatMap(([concept, choice]) => {
    const expected: unknown = Object.entries(expectedMap).find(([each]) => each === concept)?.[1];
    if (expected === undefined) return [];
    const chosen = choice?.operation ?? null;
    const fits = Array.isArray(expected) ? expected.includes(chosen) : chosen === expected;
    return fits ? [] : [`${concept}: ${JSON.stringify(chosen)} instead of ${JSON.stringify(expected)}`];
  });
}
