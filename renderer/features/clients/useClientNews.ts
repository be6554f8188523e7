import { useEffect } from 'react';
import { askDesk } from '../../bridge/askDesk.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { listenForChanges } from '../../bridge/sendChange.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';

/** Exact ids come first; a few more, should something else be found by the same figures. */
const enough = 5;

/**
 * Hears that a client may be other than shown: changed from this window, or read otherwise since. Events of the
 * directory do not say of whom they are; what is known here of the client tells, without a request to the service.
 */
export function useClientNews(id: string, onNews: () => void): void {
  const bridge = useBridge();
  const tell = useStableCallback(onNews);
  useEffect(() => {
    const controller = new AbortController();
    let known: string | null = null;
    const look = async (): Promise<void> => {
      const { data } = await askDesk(bridge, 'FindClients', { search: id, first: enough }, controller.signal);
      const line = data?.findClients.clients.find((client) => client.id === id);
      if (controller.signal.aborted || !line) return;
      const text = JSON.stringify(line);
      if (known !== null && known !== text) tell();
      known = text;
    };
    void look();
    const stopEvents = bridge.listen(({ kind }) => {
      if (kind === 'directoryChanged') void look();
    });
    const stopChanges = listenForChanges(tell);
    return () => {
      controller.abort();
      stopEvents();
      stopChanges();
    };
  }, [bridge, id, tell]);
}
