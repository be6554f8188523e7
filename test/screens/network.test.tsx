import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';

describe('a computer that loses its network', () => {
  it('shows it, keeps the day, and refreshes by itself when the network is back', async () => {
    let isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    let requestCount = 0;
    await openScreen('#/', {
      fetch: (url, init) => {
        requestCount += 1;
        if (isOnline) return fetch(url, init);
        return Promise.reject(Object.assign(new Error('net::ERR_INTERNET_DISCONNECTED')));
      },
    });
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    isOnline = false;
    window.dispatchEvent(new Event('offline'));
    const before = requestCount;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh schedule' }));
    expect((await screen.findAllByText(/No internet connection/)).length).toBeGreaterThan(0);
    expect(requestCount - before).toBe(1);
    expect(screen.getByRole('group', { name: /^Dr\. Amara Okafor/ })).toBeVisible();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryAllByText(/No internet connection/)).toEqual([]));
  });
});
