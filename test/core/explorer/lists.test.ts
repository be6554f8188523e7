import { describe, expect, it, onTestFinished } from 'vitest';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { queryListRow, queryListRows, queryLists } from '../../support/core/explorerRequests.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { readCsv } from '../../support/readCsv.ts';

async function open(change: Partial<CorePorts> = {}): Promise<TestCore> {
  const core = await startTestCore(change);
  onTestFinished(() => core.close());
  return core;
}

describe('a list of the service', () => {
  it('shows its usual columns: what names a row, dates, money in the service’s own digits, the state and the client', async () => {
    const core = await open();
    const { columns, rows, total, complete } = await queryListRows(core, { list: 'invoices' });
    const titles = columns.map(({ title }) => title);
    expect(titles).toEqual(['Number', 'Invoiced at', 'Due date', 'Total', 'Amount due', 'Status', 'Client', 'Patient']);
    expect(columns.find(({ title }) => title === 'Client')).toMatchObject({ list: 'getClients', isClient: true });
    const [first] = rows;
    expect(first?.cells[titles.indexOf('Total')]).toMatchObject({ currency: 'USD' });
    expect(first?.cells[titles.indexOf('Total')]?.text).toMatch(/^\d+\.\d\d$/);
    expect(first?.cells[titles.indexOf('Client')]?.link).toMatch(/^\d+$/);
    expect(rows).toHaveLength(50);
    expect(total).toBeGreaterThan(100);
    expect(complete).toBe(true);
  });

  it('filters its rows and pages on by its token', async () => {
    const core = await open();
    const filters = [{ key: 'status', value: 'PAID' }];
    const first = await queryListRows(core, { list: 'invoices', filters, first: 5 });
    const second = await queryListRows(core, { list: 'invoices', filters, first: 5, after: first.next });
    const states = [...first.rows, ...second.rows].map(
      ({ cells }) => cells[first.columns.findIndex(({ title }) => title === 'Status')]?.text,
    );
    expect(new Set(states)).toEqual(new Set(['PAID']));
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(10);
  });

  it('shows which inputs it needs before it can be read', async () => {
    const core = await open();
    await expect(queryListRows(core, { list: 'reservations' })).rejects.toThrow(/Location ID, Start date, End date/);
    await expect(queryListRows(core, { list: 'searchClients' })).rejects.toThrow(/search/);
    await expect(queryListRows(core, { list: 'nothing' })).rejects.toThrow(/nothing/);
  });

  it('leads from an id filter to the lists whose rows have that id', async () => {
    const core = await open();
    const lists = await queryLists(core);
    const payments = lists.find(({ name }) => name === 'payments');
    expect(payments?.filters.find(({ key }) => key === 'clientId')?.of).toContain('getClients');
    const page = await queryListRows(core, { list: 'invoices', first: 1 });
    const client = page.rows[0]?.cells.find((cell) => cell?.link)?.link ?? '';
    const own = await queryListRows(core, { list: 'invoices', filters: [{ key: 'clientId', value: client }] });
    expect(own.rows.length).toBeGreaterThan(0);
    const at = own.columns.findIndex(({ title }) => title === 'Client');
    for (const { cells } of own.rows) expect(cells[at]?.link).toBe(client);
  });

  it('opens a row with what it holds, or as its list gives it', async () => {
    const core = await open();
    const client = await queryListRow(core, { list: 'getClients', id: '10001' });
    expect(client?.whole).toBe(true);
    expect(client?.tables.map(({ title }) => title)).toEqual(['Phone numbers', 'Patients']);
    expect(client?.tables[1]?.list).toBe('patients');
    const tasks = await queryListRows(core, { list: 'tasks', first: 3 });
    const task = await queryListRow(core, { list: 'tasks', id: tasks.rows[2]?.id ?? '' });
    expect(task?.whole).toBe(false);
    expect(task?.facts[0]?.cell?.text).toBe(tasks.rows[2]?.cells[0]?.text);
    expect(await queryListRow(core, { list: 'getClients', id: '1' })).toBeNull();
  });

  it('that this key may not read fails alone, without an effect on the connection', async () => {
    const core = await open({
      fetch: (url, init) =>
        init.body.includes('DeskListInvoices')
          ? Promise.resolve(new Response('{"errors":[{"message":"Not for this role."}]}', { status: 403 }))
          : nodeFetch(url, init),
    });
    await expect(queryListRows(core, { list: 'invoices' })).rejects.toThrow();
    expect((await queryListRows(core, { list: 'tasks' })).rows.length).toBeGreaterThan(0);
    const { environments } = valueOf(await core.request('settings:read', null));
    expect(environments.find(({ kind }) => kind === 'demo')?.lastOutcome?.kind).toBe('ok');
  });
});

describe('the export of a list', () => {
  const requested = { name: 'clients.csv', list: 'getClients', search: null, filters: [], columns: [] } as const;

  it('writes all its pages in the chosen columns, and reports rows beyond its limit', async () => {
    const files: string[] = [];
    const core = await open({
      async saveFile(_, text) {
        files.push(text);
        return { ok: true, value: 'here' };
      },
    });
    const received: string[] = [];
    onTestFinished(core.core.subscribe((event) => received.push(event)));
    const saved = valueOf(await core.request('lists:export', { ...requested, columns: ['id', 'name', 'isActive'] }));
    expect(saved).toEqual({ where: 'here', rows: 600, complete: true, unreadable: 0 });
    const [head, ...lines] = readCsv(files[0] ?? '');
    expect(head?.[0]).toBe('ID');
    expect(lines).toHaveLength(600);
    expect(new Set(lines.map((line) => line[2]))).toEqual(new Set(['Yes', 'No']));
    expect(received.some((event) => event.includes('"listProgress"') && event.includes('"rows":200'))).toBe(true);
  });

  it('stops when its caller cancels', async () => {
    const core = await open();
    const pending = core.request('lists:export', requested, 'export-1');
    await core.request('request:cancel', { id: 'export-1' });
    expect(await pending).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
  });
});

describe('access to all lists', () => {
  it('is a manager, where people sign in', async () => {
    const core = await open();
    valueOf(await core.request('staff:change', { kind: 'turnOn', name: 'Mara', pin: '2468' }));
    valueOf(await core.request('staff:change', { kind: 'add', name: 'Rita', role: 'reception', pin: '1357' }));
    expect((await core.request('desk:query', { operation: 'ServiceLists', variables: {} })).ok).toBe(true);
    const view = valueOf(await core.request('settings:read', null)).staff;
    if (view.kind === 'off') throw new Error('Sign-in is on now.');
    const rita = view.members.find(({ name }) => name === 'Rita');
    await core.request('staff:lock', null);
    valueOf(await core.request('staff:signIn', { member: rita?.id ?? '', pin: '1357' }));
    for (const operation of ['ServiceLists', 'ListRows', 'ListRow']) {
      const response = await core.request('desk:query', { operation, variables: {} });
      expect(response).toMatchObject({ ok: false, failure: { kind: 'notAllowed' } });
    }
    expect(
      (await core.request('lists:export', { name: 'a.csv', list: 'tasks', search: null, filters: [], columns: [] })).ok,
    ).toBe(false);
  });
});
