import { describe, expect, it } from 'vitest';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { nectar } from './nectar.ts';

const visit = productVisits(nectar);
const { ids } = nectar.view;

describe('Nectar beside the desk', () => {
  it('has the record, money, tasks and messages', async () => {
    const { query, post, server } = await visit();
    const family = ids.of('client', 5);
    const answer = await query(`{ apiClient { name authType }
      invoicesPaginated(filter: { statuses: [OPEN, PARTIALLY_PAID] }, sort: [{ field: "invoicedAt", direction: DESC }]) {
        edges { cursor node { id invoiceNumber items { name totalAmount } totalAmount outstandingAmount invoicedAt } } }
      paymentsPaginated(filter: { methods: [CHECK] }) { edges { node { method amount } } }
      estimatesPaginated { edges { node { id status minTotalAmount maxTotalAmount items { name } patient { name } } } }
      treatmentsPaginated(filter: { categories: [VACCINE] }, sort: [{ field: "name" }]) { edges { node { name } } }
      soapsPaginated(filter: { statuses: [DRAFT] }) { edges { node { id status patientId objective { vitals { weightLbs } } } } }
      vaccinesPaginated(filter: { statuses: [OVERDUE] }) { edges { node { expirationDate } } }
      prescriptionsPaginated { totalCount edges { node { drugName patient { name } provider { role } } } }
      remindersPaginated(filter: { dueDate: { start: "2026-11-17", end: "2026-12-01" } }) { edges { node { dueDate status } } }
      tasksPaginated(filter: { statuses: [OPEN] }, sort: [{ field: "dueAt" }]) { edges { node { id dueAt assignee { id } } } }
      conversationsPaginated(filter: { familyId: "${family}" }) { edges { node { unreadCount messages { body direction } } } }
      auditLogsPaginated(filter: { actions: [DELETED], collections: [FAMILIES] }) { edges { node { documentId action } } } }`);
    const money = nodesAt(answer, 'invoicesPaginated');
    expect(money.length).toBeGreaterThan(10);
    expect(money.every((row) => Number(row['outstandingAmount']) > 0)).toBe(true);
    const times = money.map(({ invoicedAt }) => String(invoicedAt));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(nodesAt(answer, 'paymentsPaginated').every(({ method }) => method === 'CHECK')).toBe(true);
    expect(nodesAt(answer, 'estimatesPaginated').length).toBeGreaterThan(10);
    expect(nodesAt(answer, 'treatmentsPaginated').map(({ name }) => name)).toEqual([
      'DHPP vaccine',
      'FVRCP vaccine',
      'Rabies vaccine',
    ]);
    expect(nodesAt(answer, 'vaccinesPaginated').every((row) => String(row['expirationDate']) < '2026-11-17')).toBe(
      true,
    );
    expect(nodesAt(answer, 'remindersPaginated').length).toBeGreaterThan(3);
    expect(nodesAt(answer, 'tasksPaginated').length).toBeGreaterThan(5);
    expect(rowsAt(nodesAt(answer, 'conversationsPaginated')[0], 'messages').length).toBeGreaterThan(0);
    expect(nodesAt(answer, 'auditLogsPaginated').map(({ documentId }) => documentId)).toContain(ids.of('client', 41));
    const draft = nodesAt(answer, 'soapsPaginated')[0];
    const single = await query(`{ soap(id: "${String(draft?.['id'])}") { status }
      vitals(patientId: "${String(draft?.['patientId'])}") { heartRate } invoice(id: "${String(money[0]?.['id'])}") { invoiceNumber } }`);
    expect(single).toMatchObject({
      soap: { status: 'DRAFT' },
      invoice: { invoiceNumber: money[0]?.['invoiceNumber'] },
    });
    expect(rowsAt(single, 'vitals').length).toBeGreaterThan(0);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(110);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect((await post('{ org { id } }')).body.errors).toHaveLength(1);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ familiesPaginated { edges { node { id } } } }')).status).toBe(500);
    const small = await visit({ practice: createOtherPractice('newClinic'), cap: 4 });
    const few = await small.query(
      '{ familiesPaginated { edges { node { id } } totalCount } institutions { rooms { id } } }',
    );
    expect(nodesAt(few, 'familiesPaginated')).toHaveLength(4);
  });
});
