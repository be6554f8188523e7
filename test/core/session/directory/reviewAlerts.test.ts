import { describe, expect, it } from 'vitest';
import { createClientStore } from '../../../../electron/core/session/directory/clientStore.ts';
import { clientTable } from '../../../../electron/core/api/directoryHandlers.ts';
import { createSearch } from '../../../../electron/core/session/directory/findClients.ts';
import { createReview } from '../../../../electron/core/session/directory/review.ts';
import { clientRow } from '../../../support/core/testDirectory.ts';

type Patient = NonNullable<ReturnType<typeof clientRow>['patients']>[number];

function withPatient(id: string, change: Partial<Patient>) {
  const { patients, ...row } = clientRow({ id, name: `Client ${id}`, patients: ['Rex'] });
  return { ...row, patients: (patients ?? []).map((each) => ({ ...each, ...change })) };
}

function openReview() {
  const store = createClientStore();
  store.put(clientRow({ id: 'own', name: 'Client own', rest: { alerts: ['Pays cash', 'Call first'] } }), 2);
  store.put(withPatient('living', { alerts: ['Bites'] }), 2);
  store.put({ ...withPatient('both', { alerts: ['Bites'] }), alerts: ['Call first'] }, 2);
  store.put(withPatient('dead', { alerts: ['Bit'], deceased: true }), 2);
  store.put(withPatient('none', {}), 2);
  return { store, review: createReview(store, createSearch(store), () => 20_000) };
}

describe('the table of all clients as a file', () => {
  it('has amounts that can be added up, with their currency beside them', () => {
    const store = createClientStore();
    store.put(clientRow({ id: 'owes', name: 'Ana', rest: { balance: { amount: '1234.50', currency: 'EUR' } } }), 2);
    store.put(clientRow({ id: 'credit', name: 'Ben', rest: { balance: { amount: '-20.00', currency: null } } }), 2);
    store.put(clientRow({ id: 'none', name: 'Cem', rest: { balance: null } }), 2);
    const review = createReview(store, createSearch(store), () => 20_000);
    const table = { filter: {}, sort: { by: 'name', descending: false }, columns: ['name', 'balance'] } as const;
    const request = { name: 'a.csv', table, titles: ['Name', 'Balance'], labels: { yes: 'yes', no: 'no' } };
    expect(clientTable({ store, review }, request)).toEqual([
      ['Name', 'Balance', 'Balance: currency'],
      ['Ana', '1234.50', 'EUR'],
      ['Ben', '-20.00', null],
      ['Cem', null, null],
    ]);
  });
});

describe('the alerts of all clients', () => {
  it('are those of a client and of her living patients, in the filter as in the file', () => {
    const table = {
      filter: { hasAlerts: true },
      sort: { by: 'alerts', descending: false },
      columns: ['alerts'],
    } as const;
    const labels = { yes: 'yes', no: 'no' };
    const rows = clientTable(openReview(), { name: 'a.csv', table, titles: ['Alerts'], labels });
    expect(rows).toEqual([['Alerts'], ['Call first; Rex: Bites'], ['Pays cash; Call first'], ['Rex: Bites']]);
  });

  it('are missing, and not counted, where there is nothing to see', () => {
    const { store, review } = openReview();
    const without = Array.from(review.rows({ missing: ['alerts'] }, null), (slot) => store.client(slot).id);
    expect(without).toEqual(['dead', 'none']);
    expect(review.rows({ hasAlerts: false }, null)).toHaveLength(2);
    expect(review.figures({}).withAlerts).toBe(3);
  });
});
