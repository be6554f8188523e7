import { useEffect, useState } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import { useBridge } from './BridgeContext.ts';
import { afterPaint } from '../hooks/afterPaint.ts';
import { usualPaper } from '../lib/paper.ts';

/** The state of saving a PDF. */
export type PdfState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly name: string }
  | { readonly kind: 'saved'; readonly where: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Has the host save the print layout as a PDF. The layout must be mounted while the state is `saving`. */
export function usePdf(): readonly [state: PdfState, save: (name: string) => void] {
  const bridge = useBridge();
  const [state, setState] = useState<PdfState>({ kind: 'idle' });
  const name = state.kind === 'saving' ? state.name : null;
  useEffect(() => {
    if (name === null) return undefined;
    const controller = new AbortController();
    const stopWaiting = afterPaint(() => {
      void bridge.request('page:pdf', { name, paper: usualPaper() }, controller.signal).then((result) => {
        if (controller.signal.aborted) return;
        if (!result.ok) setState({ kind: 'failed', failure: result.failure });
        else setState(result.value.where === null ? { kind: 'idle' } : { kind: 'saved', where: result.value.where });
      });
    });
    return () => {
      stopWaiting();
      controller.abort();
    };
  }, [bridge, name]);
  return [state, (title) => setState({ kind: 'saving', name: `${title}.pdf` })];
}
