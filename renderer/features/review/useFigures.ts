import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { ClientFiguresQuery } from '../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { askDesk } from '../../bridge/askDesk.ts';
import type { ReviewFilter } from './reviewTable.ts';

export type Figures = ClientFiguresQuery['clientFigures'];

interface Known {
  readonly figures: Figures | null;
  /** The filter that they are of. */
  readonly of: string | null;
  readonly failure: Failure | null;
}

interface FigureReading extends Omit<Known, 'of'> {
  /** Asks again, without anybody noticing; answers once that is done. */
  readonly refresh: () => Promise<void>;
}

/** Sums over what a filter leaves; those of the former stay until the new ones are there. */
export function useFigures(filter: ReviewFilter): FigureReading {
  const bridge = useBridge();
  const [known, setKnown] = useState<Known>({ figures: null, of: null, failure: null });
  const of = JSON.stringify(filter);
  const ask = useCallback(
    // Sound: written from a filter a line above.
    (signal?: AbortSignal) => askDesk(bridge, 'ClientFigures', { filter: JSON.parse(of) as ReviewFilter }, signal),
    [bridge, of],
  );
  useEffect(() => {
    const controller = new AbortController();
    void ask(controller.signal).then(({ data, failure }) => {
      if (controller.signal.aborted) return;
      setKnown((former) => ({ figures: data?.clientFigures ?? former.figures, of, failure }));
    });
    return () => controller.abort();
  }, [ask, of]);
  const refresh = async (): Promise<void> => {
    const { data, failure } = await ask();
    // An answer about a filter that is no longer set is news to nobody.
    setKnown((former) => (former.of === of ? { figures: data?.clientFigures ?? former.figures, of, failure } : former));
  };
  return { figures: known.figures, failure: known.failure, refresh };
}
