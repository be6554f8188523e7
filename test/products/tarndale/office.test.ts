import { describe, expect, it } from 'vitest';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { tarndale } from './tarndale.ts';

const visit = productVisits(tarndale);
const { view } = tarndale;

describe('What Tarndale has beside the desk', () => {
  it('has the clinical file, sales, stock and the office beside the desk', async () => {
    const { query } = await visit();
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(150);
    const lists = rowsAt(types.get('Query'), 'fields').filter(({ args }) =>
      (args as readonly Row[]).some(({ name }) => name === 'where'),
    );
    const empty = new Set<string>();
    for (const { name, type } of lists) {
      const isWhole = at(type, 'kind') === 'NON_NULL';
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(`{ ${String(name)} ${isWhole ? '{ id }' : '{ nodes { id } totalCount }'} }`);
      if (rowsAt(answer, isWhole ? String(name) : `${String(name)}.nodes`).length === 0) empty.add(String(name));
    }
    expect([...empty]).toEqual([]);
    const answer = await query(`{ business { id name currencyCode } apiClient { scopes }
      invoices(where: { account: { isInactive: { eq: false } } }, order: [{ invoicedAt: DESC }]) {
        nodes { invoiceNumber totalAmount lines { narration taxRate { name } } receipts { tender amount } } }
      recalls(where: { dueOn: { gte: "2026-11-17", lt: "2027-01-17" } }) { nodes { dueOn animal { account { surname } } } }
      consultations(first: 3) { nodes { animal { name } scripts { directions stockItem { description } }
        labRequests { results { analyte } } } }
      stockItems { nodes { stockCode stockLevels { onHand centre { name } } } }
      rosterShifts { nodes { startsAt operator { surname } } }
      availableTimes(centreId: ${view.ids.of('place', 1)}, purposeId: ${view.ids.of('visitType', 1)}, onDate: "2026-11-19") {
        startsAt operator { surname } }
      dayTakings(centreId: ${view.ids.of('place', 1)}, onDate: "2026-11-17") { invoiced byTender { tender amount } } }`);
    expect(answer).toMatchObject({ business: { name: 'Harbor Veterinary Group' } });
    const dues = rowsAt(answer, 'recalls.nodes').map(({ dueOn }) => String(dueOn));
    expect(dues.length).toBeGreaterThan(3);
    expect(dues.every((day) => day >= '2026-11-17' && day < '2027-01-17')).toBe(true);
    expect(rowsAt(answer, 'availableTimes').length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'dayTakings.byTender')).toHaveLength(3);
  });
});
