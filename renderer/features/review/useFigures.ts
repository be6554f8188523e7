import { useApolloClient } from '@apollo/client/react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ClientFiguresDocument, type ClientFiguresQuery } from '../../../graphql/desk/generated/operations.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import type { ReviewFilter } from './reviewTable.ts';

export type Figures = ClientFiguresQuery['clientFigures'];

/** Sums over what a filter leaves; those of the former stay until the new ones are there. */
export function useFigures(filter: ReviewFilter): {
  readonly figures: Figures | null;
  readonly failure: Failure | null;
  /** Asks again; answers once that is done. */
  readonly refresh: () => Promise<void>;
} {
  const apollo = useApolloClient();
  const { latest, failure } = useDeskQuery(ClientFiguresDocument, { filter });
  const refresh = async (): Promise<void> => {
    await queryDesk(apollo, ClientFiguresDocument, { filter });
  };
  return { figures: latest?.clientFigures ?? null, failure, refresh };
}
