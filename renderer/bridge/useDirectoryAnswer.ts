import { useEffect, useState } from 'react';
import { askDesk, type DeskQuestions } from './askDesk.ts';
import { useBridge } from './BridgeContext.ts';
import { listenForMarks } from './markClient.ts';
import { useSettings } from './SettingsContext.tsx';

type Question = 'Directory' | 'DirectoryFlaws' | 'RememberedClients';

/**
 * What this computer knows of all clients, told anew as that changes; null until the core has answered. It costs the
 * service nothing to ask.
 */
export function useDirectoryAnswer<Name extends Question>(operation: Name): DeskQuestions[Name]['data'] | null {
  type Data = DeskQuestions[Name]['data'];
  const bridge = useBridge();
  const { connection } = useSettings();
  const [known, setKnown] = useState<{ readonly connection: number; readonly data: Data } | null>(null);

  useEffect(() => {
    let current = new AbortController();
    const look = (): void => {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      void askDesk(bridge, operation, {}, signal).then(({ data }) => {
        if (data && !signal.aborted) setKnown({ connection, data });
      });
    };
    look();
    const stopMarks = listenForMarks(look);
    const stopEvents = bridge.listen((event) => {
      // While all are read, only how far that is changes all the time.
      if (event.kind !== 'directoryChanged') return;
      if (operation === 'Directory' || event.directory.state !== 'reading') look();
    });
    return () => {
      stopMarks();
      stopEvents();
      current.abort();
    };
  }, [bridge, connection, operation]);

  return known?.connection === connection ? known.data : null;
}
