import { afterAll, describe, expect, it } from 'vitest';
import { reportedConcepts } from '../../../electron/doctor/runDoctor.ts';
import { dialects, fieldDialects } from '../../dialects/dialects.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { examineRefusing } from './examineRefusing.ts';
import { maxRequests } from '../../../graphql/service/probe/probeSession.ts';

const serverCertificate = trustedCertificate();

/** Further requests of the doctor: the key, the schema, and the sample of a day. */
const otherRequests = 10;

const table: string[] = [];
afterAll(() => {
  const head = ['dialect', 'concepts right', 'concepts wrong', 'wrong values', 'absent values', 'deepest', 'requests'];
  console.log([head.join(' | '), ...table].join('\n'));
});

describe.each(dialects)('what is learned of $name, which does not show its schema', (dialect) => {
  it('holds nothing wrong, within the bounds and without writing', async () => {
    const { report, received, right, wrong, wrongValues, absentValues } = await examineRefusing(
      dialect,
      serverCertificate(),
    );
    const concepts = `${right.length}/${reportedConcepts.length}`;
    const figures = [concepts, wrong.length, wrongValues.length, absentValues, received.deepest, received.count];
    table.push([dialect.name, ...figures].join(' | '));
    expect(report.outcome.kind).toBe('ok');
    expect(report.introspection).toBe('refused');
    expect(wrongValues).toEqual([]);
    expect(wrong).toEqual([]);
    expect(received.mutations).toEqual([]);
    expect(received.deepest).toBeLessThanOrEqual(8);
    expect(report.requests).toEqual({ count: received.count, deepest: received.deepest });
    expect(received.count).toBeLessThanOrEqual(maxRequests + otherRequests);
    // Every shape that was seen in the field is understood as if its schema were shown.
    if (fieldDialects.includes(dialect)) expect(right).toEqual([...reportedConcepts]);
  });
});

describe('the literal form without its schema', () => {
  it('gives correct locations and clients, with confidence and reasons', async () => {
    const [literal] = fieldDialects;
    if (!literal) throw new Error('There are no dialects.');
    const { report } = await examineRefusing(literal, serverCertificate());
    expect(report.map.locations).toMatchObject({ operation: 'locations', type: 'Location' });
    expect(report.map.clients).toMatchObject({ operation: 'getClients', type: 'Client' });
    expect(report.map.clients?.confidence).toBeLessThanOrEqual(0.75);
    expect(report.map.clients?.reasons[0]).toBe('the schema is not shown: this was learned by probing');
    expect(report.map.bookAppointment).toBeNull();
    expect(report.missing).toEqual([]);
  });
});
