import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { replace } from '../support/page/bookingScreen.ts';
import { openForm } from '../support/page/clientFormScreen.ts';

describe('a client who may be known already', () => {
  it('is found once all clients are read, where the form was filled in before', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let held = 0;
    await openForm(
      { kind: 'new' },
      {
        fetch: async (url, init) => {
          if (/\bgetClients\b/.test(init.body)) {
            held += 1;
            await released;
          }
          return nodeFetch(url, init);
        },
      },
    );
    // The service itself is searched by the first number, which is nobody's.
    await replace(screen.getByLabelText('Phone'), '718 555 0999 / 914 555 0111');
    await expect.poll(() => held, { timeout: 10_000 }).toBeGreaterThan(0);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(screen.queryByText('Same phone number')).toBeNull();
    release();
    expect(await screen.findByText('Same phone number')).toBeVisible();
  });
});
