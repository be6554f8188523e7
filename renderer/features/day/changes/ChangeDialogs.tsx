import { CancelDialog } from './CancelDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { OpenDialog } from './useChangeDialog.ts';
import type { DayChanges } from './useDayChanges.ts';

export interface ChangeDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly changes: DayChanges;
  readonly onClose: () => void;
}

/** The dialogs of a day; somebody else's change comes before anything new. */
export function ChangeDialogs({ dialog, changes, onClose }: ChangeDialogsProps) {
  const { conflict, resolveConflict } = changes;
  if (conflict) return <ConflictDialog conflict={conflict} onSettle={(how) => resolveConflict(conflict, how)} />;
  if (!dialog) return null;
  const { kind, appointment, day } = dialog;
  switch (kind) {
    case 'move':
      return <MoveDialog appointment={appointment} day={day} changes={changes} onClose={onClose} />;
    case 'edit':
      return <EditDialog appointment={appointment} day={day} changes={changes} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog appointment={appointment} day={day} changes={changes} onClose={onClose} />;
  }
}
