import { describe, expect, it } from 'vitest';
import { type DialogRequest, openDialog, registerDialogHost } from '../../renderer/state/dialogs.ts';

function host() {
  const requests: DialogRequest[] = [];
  return { requests, unregister: registerDialogHost((request) => requests.push(request)) };
}

describe('openDialog', () => {
  it('hands the kind and its options to the host', () => {
    const { requests, unregister } = host();
    openDialog('drafts');
    openDialog('payment', { client: '7', name: 'Ann' });
    unregister();
    openDialog('drafts');
    expect(requests).toEqual([
      { kind: 'drafts', request: undefined },
      { kind: 'payment', request: { client: '7', name: 'Ann' } },
    ]);
  });

  it('makes a new request of the same options, so that an open dialog notices', () => {
    const { requests, unregister } = host();
    const options = { client: '7', name: 'Ann' };
    openDialog('messages', options);
    openDialog('messages', options);
    unregister();
    expect(requests[0]?.request).toEqual(requests[1]?.request);
    expect(requests[0]?.request).not.toBe(requests[1]?.request);
  });

  it('uses the latest host, also once a former one is gone', () => {
    const former = host();
    const latest = host();
    former.unregister();
    openDialog('booking', {});
    latest.unregister();
    expect(former.requests).toEqual([]);
    expect(latest.requests).toHaveLength(1);
  });
});
