import { type DoctorReport, reportedConcepts } from '../../../electron/doctor/runDoctor.ts';
import { doctorDay, examineDialect } from '../../dialects/examineDialect.ts';
import type { Dialect, DialectServer } from '../../dialects/dialect.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { startWordingProxy, type ValidatorWording } from './validatorWordings.ts';

/** What the doctor learned of a service that refuses introspection. */
export interface Examined {
  readonly report: DoctorReport;
  readonly received: DialectServer['received'];
  /** Concepts as a careful person would have chosen, none where there is none. */
  readonly right: readonly string[];
  /** Concepts with another operation than that. */
  readonly wrong: readonly string[];
  readonly wrongValues: readonly string[];
  readonly absentValues: number;
}

/** Lets the doctor examine a dialect that does not show its schema, and that may speak in another validator's wording. */
export async function examineRefusing(
  dialect: Dialect,
  tls: { readonly cert: string; readonly key: string },
  wording: ValidatorWording | null = null,
): Promise<Examined> {
  const server = await dialect.start({ tls, introspection: 'refused' });
  const front = wording && (await startWordingProxy(server.url, wording, tls));
  try {
    const report = await examineDialect(dialect, front?.url ?? server.url);
    const differences = sampleDifferences(dialect, expectedSample(dialect, doctorDay), report.sample);
    const wrongValues = differences.filter((each) => !isAbsence(each));
    const right = reportedConcepts.filter((concept) => isRight(dialect, concept, report));
    const wrong = reportedConcepts.filter((concept) => report.map[concept] !== null && !right.includes(concept));
    const absentValues = differences.length - wrongValues.length;
    return { report, received: server.received, right, wrong, wrongValues, absentValues };
  } finally {
    await front?.close();
    await server.close();
  }
}

function isRight({ expectedMap }: Dialect, concept: (typeof reportedConcepts)[number], { map }: DoctorReport): boolean {
  const reference = expectedMap[concept];
  const chosen = map[concept]?.operation ?? null;
  return Array.isArray(reference) ? reference.includes(chosen) : chosen === reference;
}

/** What was not found is absent: a value, a row, a list, or some of a list. All of these are honest; nothing else is. */
function isAbsence(difference: string): boolean {
  if (/got (undefined|\[\])$|missing$|: expected ids .*, got $/.test(difference)) return true;
  const [, expected, got] = /expected (\[.*\]), got (\[.*\])$/.exec(difference) ?? [];
  if (expected === undefined || got === undefined) return false;
  const all: unknown = JSON.parse(expected);
  const some: unknown = JSON.parse(got);
  return Array.isArray(all) && Array.isArray(some) && some.every((each) => all.includes(each));
}
