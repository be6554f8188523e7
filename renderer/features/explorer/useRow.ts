import { useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { askDesk } from '../../bridge/askDesk.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import type { RowView } from './listViews.ts';
import { type RowsQuestion, variablesOf } from './useListRows.ts';

interface RowState {
  readonly key: string;
  /** Null where the service knows of none. */
  readonly row: RowView | null;
  readonly failure: Failure | null;
}

/** All of one row; undefined while it is read. */
export function useRow(
  question: RowsQuestion,
  id: string,
): { readonly state: Omit<RowState, 'key'> | undefined; readonly retry: () => void } {
  const bridge = useBridge();
  const { connection } = useSettings();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<RowState>();
  const variables = JSON.stringify({ ...variablesOf(question), id });
  const key = `${variables} ${connection} ${round}`;
  useEffect(() => {
    const controller = new AbortController();
    void askDesk(bridge, 'ListRow', JSON.parse(variables), controller.signal).then(({ data, failure }) => {
      if (!controller.signal.aborted) setState({ key, row: data?.listRow ?? null, failure });
    });
    return () => controller.abort();
  }, [bridge, variables, key]);
  return { state: state?.key === key ? state : undefined, retry: () => setRound(round + 1) };
}
