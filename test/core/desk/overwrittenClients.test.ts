import { describe, expect, it } from 'vitest';
import { cardOf, changeClient, seen } from '../../support/core/deskRequests.ts';
import { followedBy } from '../../support/service/followedBy.ts';
import { findFullClient, openCoreOver, openLossyTransport } from '../../support/service/lossyTransport.ts';

describe('another desk right behind', () => {
  /** A change of the first client, behind which the same one arrives with another value. */
  async function changedTogether(to: object, from: string, instead: string) {
    const core = await openCoreOver({ ...openLossyTransport(), ports: followedBy(from, instead) });
    const card = await findFullClient(core);
    const end = await changeClient(core, 'UpdateClient', { client: seen(card), to });
    return { core, id: card.id, end };
  }

  it.each([
    ['a phone number', { phone: '(646) 555-0188' }, '(646) 555-0188', '(646) 555-0199'],
    ['an e-mail address', { email: 'anna@example.com' }, 'anna@', 'ann@'],
    ['a name', { name: 'Anna van der Berg' }, 'Anna', 'Hanna'],
    ['notes', { notes: 'Calls at noon' }, 'noon', 'night'],
  ])('is a conflict that was sent, with the client as she is now: %s', async (_what, to, from, instead) => {
    const { core, id, end } = await changedTogether(to, from, instead);
    const now = await cardOf(core, id);
    expect(JSON.stringify(now)).toContain(instead);
    expect(end).toMatchObject({ __typename: 'Conflict', sent: true, client: { version: now.version } });
    // The version that it shows is the one to go on from.
    const again = await changeClient(core, 'UpdateClient', { client: seen(now), to: { phone: '(718) 555-0101' } });
    expect(again).toMatchObject({ __typename: 'Done' });
  });

  it('is a conflict that was sent where it moved her to another location', async () => {
    const { core, id, end } = await changedTogether({ location: '103' }, ':"103"', ':"101"');
    const now = await cardOf(core, id);
    expect(now.location?.id).toBe('101');
    expect(end).toMatchObject({ __typename: 'Conflict', sent: true, client: { version: now.version } });
  });

  it.each([
    ['writes a number otherwise', { phone: '(646) 555-0188' }, '"(646) 555-0188"', '"+1 646-555-0188"'],
    ['adds to the notes', { notes: 'Calls at noon' }, 'Calls at noon', 'Calls at noon. (edited)'],
  ])('is none where a service %s', async (_what, to, from, instead) => {
    const { end } = await changedTogether(to, from, instead);
    expect(end).toMatchObject({ __typename: 'Done' });
  });

  it('is none where a service puts an address in order', async () => {
    const core = await openCoreOver({ ...openLossyTransport(), ports: followedBy('77 ', '77A ') });
    const card = await findFullClient(core);
    const to = { address: card.address?.replace(/^\S+ /, '77 ') ?? null };
    const end = await changeClient(core, 'UpdateClient', { client: seen(card), to });
    expect(end).toMatchObject({ __typename: 'Done', client: { address: to.address?.replace('77', '77A') } });
  });
});
