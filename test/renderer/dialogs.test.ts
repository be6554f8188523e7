import { describe, expect, it } from 'vitest';
import { type DialogRequest, openDialog, registerDialogHost } from '../../renderer/lib/dialogs.ts';

function host() {
  const asked: DialogRequest[] = [];
  return { asked, unregister: registerDialogHost((request) => asked.push(request)) };
}

describe('openDialog', () => {
  it('hands the kind and its options to the host', () => {
    const { asked, unregister } = host();
    openDialog('drafts');
    openDialog('payment', { client: '7', name: 'Ann' });
    unregister();
    openDialog('drafts');
    expect(asked).toEqual([
      { kind: 'drafts', request: undefined },
      { kind: 'payment', request: { client: '7', name: 'Ann' } },
    ]);
  });

  it('makes a new request of the same options, so that an open dialog notices', () => {
    const { asked, unregister } = host();
    const options = { client: '7', name: 'Ann' };
    openDialog('messages', options);
    openDialog('messages', options);
    unregister();
    expect(asked[0]?.request).toEqual(asked[1]?.request);
    expect(asked[0]?.request).not.toBe(asked[1]?.request);
  });

  it('uses the latest host, also once a former one is gone', () => {
    const former = host();
    const latest = host();
    former.unregister();
    openDialog('booking', {});
    latest.unregister();
    expect(former.asked).toEqual([]);
    expect(latest.asked).toHaveLength(1);
  });
});
