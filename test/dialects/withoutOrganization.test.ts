import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../electron/doctor/runDoctor.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { dialects } from './dialects.ts';
import { doctorDay, examineDialect } from './examineDialect.ts';
import { expectedSample, sampleDifferences } from './expectedSample.ts';

const serverCertificate = trustedCertificate();

describe('a service without `org`', () => {
  it.each(dialects)('is verified by what can be read of it: $name', async (dialect) => {
    const server = await dialect.start({ tls: serverCertificate(), organizationQuery: 'none' });
    try {
      const report = await examineDialect(dialect, server.url);
      expect(report.outcome.kind).toBe('ok');
      expect(report.organization?.name).not.toBe('');
      const differences = sampleDifferences(dialect, expectedSample(dialect, doctorDay), report.sample);
      expect(differences.filter((each) => !/got (undefined|\[\])$| is missing$/.test(each))).toEqual([]);
      expect(exitCodeOf(report)).not.toBe(3);
      expect(server.received.mutations).toEqual([]);
      expect(server.received.deepest).toBeLessThanOrEqual(8);
    } finally {
      await server.close();
    }
  });
});
