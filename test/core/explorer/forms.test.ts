import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import {
  formsOn,
  previewForm,
  queryForm,
  readMapView,
  runForm,
  switchForm,
} from '../../support/core/explorerRequests.ts';
import { sendChange } from '../../support/core/deskRequests.ts';
import { openLossyTransport } from '../../support/service/lossyTransport.ts';
import { openCoreOver } from '../../support/service/lossyTransport.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { openEstimates } from '../../support/service/estimateDialect.ts';
import { valueOf } from '../../support/core/memoryCore.ts';

const task = { input: { title: 'Call Mrs Canary', dueDate: '2026-12-01', assigneeId: '' } };

const line = { text: 'Scale and polish', price: { amount: '120.50', discount: { percent: '12.5', reason: 'STAFF' } } };
const estimate = { input: { clientId: 'PTY-0001', kind: 'DENTAL', validUntil: '2026-12-31', lines: [line] } };

function filesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('forms at the demo clinic', () => {
  it('are off until a manager switches one on, and off again', async () => {
    const test = await openCoreOver();
    expect(await formsOn(test)).toEqual([]);
    expect(await runForm(test, 'createTask', task)).toMatchObject({ __typename: 'NotOffered' });
    expect(await previewForm(test, 'createTask', task)).toMatchObject({ __typename: 'NotOffered' });
    expect(valueOf(await test.request('settings:read', null)).hasForms).toBe(false);

    const { mutations, documents } = await switchForm(test, 'createTask');
    expect(mutations?.filter(({ on }) => on).map(({ mutation }) => mutation)).toEqual(['createTask']);
    expect(mutations?.find(({ mutation }) => mutation === 'createAppointment')).toMatchObject({
      on: false,
      used: true,
    });
    expect(mutations?.find(({ mutation }) => mutation === 'createTask')?.used).toBe(false);
    expect(documents.at(-1)).toMatchObject({ name: 'DeskFormCreateTask', purpose: 'Operation: createTask' });
    expect(await formsOn(test)).toEqual(['createTask']);
    expect(valueOf(await test.request('settings:read', null)).hasForms).toBe(true);

    await switchForm(test, 'createTask', false);
    expect(await formsOn(test)).toEqual([]);
    expect(await runForm(test, 'createTask', task)).toMatchObject({ __typename: 'NotOffered' });
  });

  it('send once what was previewed, and return the id', async () => {
    const net = openLossyTransport();
    const test = await openCoreOver(net);
    await switchForm(test, 'createTask');
    const preview = await previewForm(test, 'createTask', task);
    expect(net.sent).toEqual([]);
    expect(await runForm(test, 'createTask', task)).toMatchObject({
      __typename: 'Done',
      id: expect.stringMatching(/./),
    });
    expect(net.sent).toHaveLength(1);
    const [sent] = net.sent;
    if (preview?.__typename !== 'FormRequest') throw new Error('There is no preview.');
    expect(sent?.query).toBe(preview.document);
    expect(sent?.variables).toEqual(JSON.parse(preview.variables));
    expect(sent?.variables).toEqual({ input: { title: 'Call Mrs Canary', dueDate: '2026-12-01' } });
  });

  it('send nothing that differs from what was previewed', async () => {
    const net = openLossyTransport();
    const test = await openCoreOver(net);
    await switchForm(test, 'createTask');
    const preview = await previewForm(test, 'createTask', task);
    if (preview?.__typename !== 'FormRequest') throw new Error('There is no preview.');
    const { mark } = preview;
    const other = { input: { title: 'Another' } };
    const refused = await sendChange(test, 'RunForm', { mutation: 'createTask', values: other, mark });
    expect(refused).toMatchObject({ __typename: 'Refused', problems: [{ field: null }] });
    expect(net.sent).toEqual([]);
    const end = await sendChange(test, 'RunForm', { mutation: 'createTask', values: task, mark });
    expect(end).toMatchObject({ __typename: 'Done' });
  });

  it('take a number as a number, and report missing inputs before anything is sent', async () => {
    const net = openLossyTransport();
    const test = await openCoreOver(net);
    await switchForm(test, 'adjustInventoryItem');
    const end = await runForm(test, 'adjustInventoryItem', { id: '', by: '1.5' });
    expect(end).toMatchObject({
      __typename: 'Refused',
      problems: [
        { field: 'id', message: 'Required.' },
        { field: 'by', message: 'Enter a whole number.' },
        { field: 'reason', message: 'Required.' },
      ],
    });
    expect(net.sent).toEqual([]);
  });

  it('report an unknown outcome where the answer was lost, and send nothing again', async () => {
    const net = openLossyTransport();
    const test = await openCoreOver(net);
    await switchForm(test, 'createTask');
    net.lose = 'answers';
    expect(await runForm(test, 'createTask', task)).toMatchObject({ __typename: 'OutcomeUnknown' });
    expect(net.sent).toHaveLength(1);
  });

  it('refuse what is no value of a form, or too much of it', async () => {
    const test = await openCoreOver();
    await switchForm(test, 'createTask');
    const deep = Array.from({ length: 50 }).reduce<unknown>((inside) => ({ input: inside }), '');
    for (const values of ['text', [], { input: 7 }, deep, { input: { title: 'x'.repeat(60_000) } }]) {
      const answer = await test.request('desk:change', {
        operation: 'RunForm',
        variables: { mutation: 'createTask', values },
      });
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
    }
    expect(await test.request('map:form', JSON.parse('{"mutation":"a b","on":true}'))).toMatchObject({ ok: false });
    expect(await test.request('map:form', { mutation: 'noSuchThing', on: true })).toMatchObject({
      ok: false,
      failure: { kind: 'notOffered' },
    });
  });

  it('are for managers only', async () => {
    const test = await openCoreOver();
    await switchForm(test, 'createTask');
    valueOf(await test.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    valueOf(await test.request('staff:change', { kind: 'add', name: 'Ben', role: 'reception', pin: '5678' }));
    const { staff } = valueOf(await test.request('settings:read', null));
    if (staff.kind !== 'signedIn') throw new Error('No member is signed in.');
    expect(await formsOn(test)).toEqual(['createTask']);
    const ben = staff.members.find(({ name }) => name === 'Ben')?.id ?? '';
    valueOf(await test.request('staff:lock', null));
    valueOf(await test.request('staff:signIn', { member: ben, pin: '5678' }));
    const variables = { mutation: 'createTask', values: task };
    const answers = await Promise.all([
      test.request('map:form', { mutation: 'deleteClient', on: true }),
      test.request('desk:query', { operation: 'Forms', variables: {} }),
      test.request('desk:query', { operation: 'FormToFill', variables: { mutation: 'createTask' } }),
      test.request('desk:query', { operation: 'PreviewForm', variables }),
      test.request('desk:change', { operation: 'RunForm', variables }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, failure: { kind: 'notAllowed' } });
  });

  it('are in the audit log with their names, and without values', async () => {
    const test = await openCoreOver();
    await switchForm(test, 'createTask');
    await runForm(test, 'createTask', { input: { ...task.input, 'Canary key': 'x' } });
    await runForm(test, 'createTask', task);
    const { lines } = valueOf(await test.request('audit:read', { about: null, skip: 0 }));
    expect(lines.map(({ what, outcome, names }) => [what, outcome, names])).toEqual([
      ['runForm', 'done', ['createTask', 'input.title', 'input.dueDate', 'input.assigneeId']],
      ['runForm', 'refused', ['createTask', 'input.title', 'input.dueDate', 'input.assigneeId']],
      ['map:form', 'done', ['createTask', 'on']],
    ]);
    await test.core.close();
    expect(filesIn(test.folder)).not.toContain('Canary');
  });
});

describe('forms at a service with types that the desk does not use', () => {
  it('reach everything below them, within eight levels, and send it to the digit', async () => {
    const desk = openEstimates();
    const bodies: string[] = [];
    const fetch: CorePorts['fetch'] = (url, init) => {
      bodies.push(init.body);
      return nodeFetch(url, init);
    };
    const { test, server } = await connectDialect(desk.dialect, {}, { fetch });
    await switchForm(test, 'createEstimate');
    const form = await queryForm(test, 'createEstimate');
    expect(form.inputs.map(({ name }) => name)).toEqual([
      'EstimateInput',
      'EstimateLineInput',
      'EstimatePriceInput',
      'DiscountInput',
    ]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const amount = '12345678901234567890.12345';
    const exact = { ...line, price: { amount, weight: '0.1000000000000000055' }, parts: [line] };
    expect(await runForm(test, 'createEstimate', { input: { ...estimate.input, lines: [line, exact] } })).toMatchObject(
      {
        __typename: 'Done',
        id: 'EST-1',
      },
    );
    expect(bodies.at(-1)).toContain(`"amount":"${amount}","weight":0.1000000000000000055}`);
    expect(desk.made).toMatchObject([
      {
        clientId: 'PTY-0001',
        lines: [
          { ...line, quantity: 1 },
          { price: { amount }, parts: [line] },
        ],
      },
    ]);
  });

  it('show a refusal at the field that the service names', async () => {
    const desk = openEstimates();
    const { test } = await connectDialect(desk.dialect);
    await switchForm(test, 'createEstimate');
    desk.refuse = [
      { message: 'Too much', path: ['input', 'lines', '0', 'price', 'amount'] },
      { message: 'Not ours', path: ['clientId'] },
      { message: 'Not today', path: null },
    ];
    expect(await runForm(test, 'createEstimate', estimate)).toEqual({
      __typename: 'Refused',
      problems: [
        { __typename: 'Problem', message: 'Too much', field: 'input.lines.0.price.amount' },
        { __typename: 'Problem', message: 'Not ours', field: 'input.clientId' },
        { __typename: 'Problem', message: 'Not today', field: null },
      ],
    });
    expect(desk.made).toEqual([]);
  });

  it('travel with the map to another computer, and are refused where the service is another', async () => {
    let text = '';
    const saving: Partial<CorePorts> = {
      saveFile: async (name, content) => ((text = content), { ok: true, value: name }),
    };
    const { test } = await connectDialect(openEstimates().dialect, {}, saving);
    await switchForm(test, 'createEstimate');
    valueOf(await test.request('map:export', null));

    const desk = openEstimates();
    const other = await connectDialect(desk.dialect);
    expect(await formsOn(other.test)).toEqual([]);
    valueOf(await other.test.request('map:import', { text }));
    expect(await formsOn(other.test)).toEqual(['createEstimate']);
    expect(await runForm(other.test, 'createEstimate', estimate)).toMatchObject({ __typename: 'Done', id: 'EST-1' });
    const again = await other.reopen();
    expect(await formsOn(again)).toEqual(['createEstimate']);

    const without = await connectDialect(
      openEstimates((sdl) => sdl.replace('createEstimate(', 'writeEstimate(')).dialect,
    );
    const refused = await without.test.request('map:import', { text });
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'badMap' } });
    if (!refused.ok) expect(refused.failure.message).toContain('createEstimate');
    expect(await formsOn(without.test)).toEqual([]);
    const bent = text.replaceAll('"createEstimate"', '"deleteAll { id } x: createEstimate"');
    expect(await other.test.request('map:import', { text: bent })).toMatchObject({
      ok: false,
      failure: { kind: 'badMap' },
    });
  });

  it('stay while the service stays, and are switched off and named when it has changed', async () => {
    const { test, replace } = await connectDialect(openEstimates().dialect);
    await switchForm(test, 'createEstimate');
    await switchForm(test, 'deleteEstimate');
    const same = valueOf(await test.request('map:reread', null));
    expect(same.changes).toEqual([]);
    expect(await formsOn(test)).toEqual(['createEstimate', 'deleteEstimate']);

    await replace(openEstimates((sdl) => sdl.replace('percent: Decimal!', 'percent: Int!')).dialect);
    const { changes, mutations } = valueOf(await test.request('map:reread', null));
    expect(changes).toEqual([
      'createEstimate was turned off because DiscountInput(percent: Decimal!) was removed or changed.',
    ]);
    expect(mutations?.find(({ mutation }) => mutation === 'deleteEstimate')).toMatchObject({ on: true, removes: true });
    expect(await formsOn(test)).toEqual(['deleteEstimate']);
    expect(await runForm(test, 'createEstimate', estimate)).toMatchObject({ __typename: 'NotOffered' });

    await replace(
      openEstimates((sdl) => sdl.replace('deleteEstimate(id: ID!)', 'deleteEstimate(id: ID!, why: String)')).dialect,
    );
    valueOf(await test.request('map:reread', null));
    // What was added, and may be left out, is in the form from now on.
    expect((await queryForm(test, 'deleteEstimate')).arguments.map(({ name }) => name)).toEqual(['id', 'why']);
  });

  it('can’t be switched on where the service shows no schema', async () => {
    const { test } = await connectDialect(openEstimates().dialect, { introspection: 'refused' });
    expect((await readMapView(test)).source).toBe('guessed');
    expect(await test.request('map:form', { mutation: 'createEstimate', on: true })).toMatchObject({
      ok: false,
      failure: { kind: 'notOffered' },
    });
  });
});
