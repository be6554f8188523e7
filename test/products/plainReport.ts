import type { DoctorReport } from '../../electron/doctor/runDoctor.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { examineDialect } from '../dialects/examineDialect.ts';

const reports = new Map<string, Promise<DoctorReport>>();

/** What the doctor finds at a product as it is: the same each time, so it is read once for all that is compared with it. */
export function plainReport(product: Dialect, url: string): Promise<DoctorReport> {
  const known = reports.get(product.name) ?? examineDialect(product, url);
  reports.set(product.name, known);
  return known;
}
