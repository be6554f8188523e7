import { directoryFetchPolicy } from '../../../data/exceptions.ts';
import { useApolloClient } from '@apollo/client/react';
import { FindClientsDocument } from '../../../../graphql/desk/generated/operations.ts';
import { useEffect, useMemo, useState } from 'react';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import type { ScheduleDay } from '../columns.ts';
import { queryDesk } from '../../../data/queryDesk.ts';

/** As many are looked up; who is further down a long list is called from her card. */
const most = 60;

/**
 * The first telephone number of each client, as far as this desk knows it: of the day's own appointments, and of the list
 * of all clients that it has read. The service is not asked.
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
    let wanted = false;
    let reading = false;
    const read = async (): Promise<void> => {
      wanted = true;
      if (reading) return;
      reading = true;
      while (wanted && !signal.aborted) {
        wanted = false;
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
    // The list of all clients may only now be read.
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
