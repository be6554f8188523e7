import { useMemo } from 'react';
import { ListRowsDocument } from '../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { FilterView, ListView } from './listViews.ts';

type IdChoice = { readonly value: string; readonly word: string };

const few = 50;

/** The rows that an id filter can ask for, where its list is short and demands nothing; null where it is not. */
export function useIdChoices({ kind, of }: FilterView, lists: readonly ListView[]): readonly IdChoice[] | null {
  const source = (kind === 'id' ? of : [])
    .map((name) => lists.find((list) => list.name === name))
    .find((list) => list && demandsNothing(list));
  const { data } = useDeskQuery(ListRowsDocument, source ? { list: source.name, first: few } : null);
  return useMemo(() => {
    if (!data) return null;
    const { rows, next, complete } = data.listRows;
    if (next !== null || !complete || rows.length > few) return null;
    return rows.flatMap(({ id, cells }) => (id ? [{ value: id, word: cells[0]?.text ?? id }] : []));
  }, [data]);
}

function demandsNothing({ filters, search, isClients }: ListView): boolean {
  return !isClients && search !== 'needed' && filters.every(({ required }) => !required);
}
