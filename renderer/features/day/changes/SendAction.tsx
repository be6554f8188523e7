import { Action } from '../../../components/Action.tsx';

interface SendActionProps {
  readonly look?: 'primary' | 'danger';
  /** What it sends: Move 3 appointments. */
  readonly label: string;
  /** Shown instead while it sends or reads what it needs; null while it does neither. */
  readonly busy: string | null;
  readonly canSend: boolean;
  /** Whether the dialog begins here. */
  readonly isFirst?: boolean;
  readonly onSend: () => void;
}

/** The button of a dialog that sends several changes in turn. It stays focusable while there is nothing to send. */
export function SendAction({ look = 'primary', label, busy, canSend, isFirst = false, onSend }: SendActionProps) {
  return (
    <Action
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened may begin with what it proposes
      autoFocus={isFirst}
      look={look}
      aria-keyshortcuts="Control+Enter"
      aria-disabled={!canSend || undefined}
      onClick={onSend}
    >
      {busy ?? label}
    </Action>
  );
}
