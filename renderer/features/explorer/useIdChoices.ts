import { useEffect, useState } from 'react';
import { askDesk } from '../../bridge/askDesk.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import type { FilterView, ListView } from './listViews.ts';

type IdChoice = { readonly value: string; readonly word: string };

const few = 50;

/** The rows that an id filter can ask for, where its list is short and demands nothing; null where it is not. */
export function useIdChoices({ kind, of }: FilterView, lists: readonly ListView[]): readonly IdChoice[] | null {
  const bridge = useBridge();
  const source = (kind === 'id' ? of : [])
    .map((name) => lists.find((list) => list.name === name))
    .find((list) => list && demandsNothing(list));
  const name = source?.name ?? null;
  const [choices, setChoices] = useState<readonly IdChoice[] | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    const controller = new AbortController();
    void askDesk(bridge, 'ListRows', { list: name, first: few }, controller.signal).then(({ data }) => {
      if (controller.signal.aborted || !data) return;
      const { rows, next, complete } = data.listRows;
      const isShort = next === null && complete && rows.length <= few;
      setChoices(
        isShort ? rows.flatMap(({ id, cells }) => (id ? [{ value: id, word: cells[0]?.text ?? id }] : [])) : null,
      );
    });
    return () => controller.abort();
  }, [bridge, name]);
  return choices;
}

function demandsNothing({ filters, search, isClients }: ListView): boolean {
  return !isClients && search !== 'needed' && filters.every(({ required }) => !required);
}
