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
      title={`Nobody found for “${search}”`}
      action={
        <OfferedAction why={whyNotRegister} onClick={onRegister}>
          Register a new client
        </OfferedAction>
      }
    >
      {complete ? '' : 'Not all clients are read yet. '}
      Try a part of the name, the pet’s name, or the last digits of the phone number.
    </EmptyState>
  );
}
