import { say } from '../../../words/page/say.ts';
import { OfferedAction } from '../../components/OfferedAction.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';

interface NothingFoundProps {
  readonly search: string;
  /** Whether all clients are known here. */
  readonly complete: boolean;
  readonly whyNotRegister: string | null;
  readonly onRegister: () => void;
}

export function NothingFound({ search, complete, whyNotRegister, onRegister }: NothingFoundProps) {
  return (
    <EmptyState
      title={say('clients.nobodyFoundFor', { search })}
      action={
        <OfferedAction why={whyNotRegister} onClick={onRegister}>
          {say('clients.registerNew')}
        </OfferedAction>
      }
    >
      {complete ? '' : `${say('clients.notAllRead')} `}
      {say('clients.tryPart')}
    </EmptyState>
  );
}
