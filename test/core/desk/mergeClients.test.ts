import { describe, expect, it } from 'vitest';
import { askCard, cardOf, changeClient, seen } from '../../support/core/askClients.ts';
import { openLossyTransport, openCoreOver, findFullClient } from '../../support/service/lossyTransport.ts';
import type { TestCore } from '../../support/core/memoryCore.ts';

describe('a merge', () => {
  async function two(core: TestCore) {
    const keep = await findFullClient(core);
    const remove = await cardOf(core, String(Number(keep.id) + 1));
    return { keep, remove };
  }

  it('makes one of two, who has the patients of both; the other is gone from this desk as well', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { keep, remove } = await two(core);
    const end = await changeClient(core, 'MergeClients', { keep: seen(keep), remove: seen(remove) });
    const patients = [...(keep.patients ?? []), ...(remove.patients ?? [])].map(({ id }) => id);
    expect(end).toMatchObject({ __typename: 'Done', id: keep.id, client: { id: keep.id } });
    const now = end.__typename === 'Done' ? (end.client?.patients ?? []) : [];
    expect(now.map(({ id }) => id).toSorted()).toEqual(patients.toSorted());
    expect(await askCard(core, remove.id)).toBeNull();
    expect(line.sent.map(({ variables }) => variables)).toEqual([{ keepId: keep.id, removeId: remove.id }]);
  });

  it('is not sent where either of them is other than she was seen', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { keep, remove } = await two(core);
    await changeClient(core, 'UpdateClient', { client: seen(remove), to: { notes: 'Not the same person!' } });
    const end = await changeClient(core, 'MergeClients', { keep: seen(keep), remove: seen(remove) });
    expect(end).toMatchObject({ __typename: 'Conflict', client: { id: remove.id, notes: 'Not the same person!' } });
    const itself = await changeClient(core, 'MergeClients', { keep: seen(keep), remove: seen(keep) });
    expect(itself).toMatchObject({ __typename: 'Refused' });
    expect(line.sent).toHaveLength(1);
  });

  it('is known to be done where its answer is lost, and unknown where it did not arrive', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const { keep, remove } = await two(core);
    line.lose = 'questions';
    const asked = { keep: seen(keep), remove: seen(remove) };
    expect(await changeClient(core, 'MergeClients', asked)).toMatchObject({ __typename: 'OutcomeUnknown' });
    line.lose = 'answers';
    expect(await changeClient(core, 'MergeClients', asked)).toMatchObject({ __typename: 'Done', id: keep.id });
    expect(line.sent).toHaveLength(2);
  });

  it('waits for no other one, whichever way round two are asked at once', async () => {
    const core = await openCoreOver();
    const { keep, remove } = await two(core);
    const ends = await Promise.all([
      changeClient(core, 'MergeClients', { keep: seen(keep), remove: seen(remove) }),
      changeClient(core, 'MergeClients', { keep: seen(remove), remove: seen(keep) }),
    ]);
    expect(ends.map(({ __typename }) => __typename)).toEqual(['Done', 'Conflict']);
  });
});
