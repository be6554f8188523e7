import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { FindClientsDocument } from '../../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { directoryFetchPolicy } from '../../../data/exceptions.ts';
import { queryDesk } from '../../../data/queryDesk.ts';
import type { ScheduleDay } from '../columns.ts';

/** How many clients are looked up at most; the others' numbers are on their cards. */
const most = 60;

/**
 * The first telephone number of each client, as far as this desk knows it: of the day's own appointments, and of the list
 * of all clients that it has read. The service gets no request.
 */
export function usePhones(clients: readonly string[], day: ScheduleDay): ReadonlyMap<string, string> {
  const bridge = useBridge();
  const apollo = useApolloClient();
  const [found, setFound] = useState<ReadonlyMap<string, string> | null>(null);
  const known = useMemo(() => phonesOf(day), [day]);
  const text = [...new Set(clients)].slice(0, most).join('\n');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const numbers = new Map(known);
    let isOutdated = false;
    let reading = false;
    const read = async (): Promise<void> => {
      isOutdated = true;
      if (reading) return;
      reading = true;
      while (isOutdated && !signal.aborted) {
        isOutdated = false;
        await readMissing();
      }
      reading = false;
    };
    const readMissing = async (): Promise<void> => {
      for (const id of text.split('\n').filter((each) => each !== '' && !numbers.has(each))) {
        const { data } = await queryDesk(
          apollo,
          FindClientsDocument,
          { search: id, first: 5 },
          { signal, fetchPolicy: directoryFetchPolicy },
        );
        if (signal.aborted) return;
        const number = data?.findClients.clients.find((client) => client.id === id)?.phones[0]?.number;
        if (number !== undefined) numbers.set(id, number);
      }
      setFound(new Map(numbers));
    };
    void read();
    // The directory may have been read only now.
    const stop = bridge.subscribe(({ kind }) => {
      if (kind === 'directoryChanged') void read();
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [apollo, bridge, known, text]);
  return found ?? known;
}

function phonesOf({ appointments }: ScheduleDay): ReadonlyMap<string, string> {
  return new Map(
    appointments.flatMap(({ client }) => {
      const number = client?.phones[0]?.number;
      return client && number !== undefined ? [[client.id, number] as const] : [];
    }),
  );
}
