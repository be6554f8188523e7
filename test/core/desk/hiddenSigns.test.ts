import { describe, expect, it } from 'vitest';
import { showHiddenSignsIn } from '../../../graphql/service/hiddenSigns.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { cardOf, changeClient, seen } from '../../support/core/deskRequests.ts';
import { findFullClient, openCoreOver, openLossyTransport } from '../../support/service/lossyTransport.ts';

describe('signs that turn or hide a text', () => {
  it('are shown by their numbers, and stay in the service what they were', async () => {
    const sent: string[] = [];
    const turned: CorePorts['fetch'] = async (url, init) => {
      if (init.body.includes('"query":"mutation')) sent.push(init.body);
      const reply = await fetch(url, init);
      return new Response((await reply.text()).replaceAll('"familyName":"', '"familyName":"\\u202Efdp.'), reply);
    };
    const core = await openCoreOver({ ...openLossyTransport(), ports: { fetch: turned } });
    const card = await findFullClient(core);
    expect(card.familyName).toMatch(/^\\u202Efdp\./);
    expect(JSON.stringify(card)).not.toMatch(/[\u202E]|\\u202e/);
    const end = await changeClient(core, 'UpdateClient', { client: seen(card), to: { email: 'anna@example.com' } });
    expect(end).toMatchObject({ __typename: 'Done' });
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ variables: { input: { email: 'anna@example.com' } } });
    expect(sent[0]).not.toContain('fdp');
    expect((await cardOf(core, card.id)).familyName).toBe(card.familyName);
  });

  it('are left where a script needs them, in lines, and in what names a thing', () => {
    const texts = ['مريم\u200F 12', 'שרה\u200E (2)', 'one\ntwo\r\n\tthree', '🐶 Rex'];
    expect(showHiddenSignsIn(texts)).toBe(texts);
    expect(showHiddenSignsIn({ id: 'a\u0000', version: '\u202E', rows: [{ name: 'b\u0000' }, null, 7] })).toEqual({
      id: 'a\u0000',
      version: '\u202E',
      rows: [{ name: 'b\\u0000' }, null, 7],
    });
  });
});
