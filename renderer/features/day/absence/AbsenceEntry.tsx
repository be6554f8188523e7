import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import { useState } from 'react';
import { actionEntry, actionLabel } from '../../../actions/actionList.ts';
import { ariaKeys } from '../../../actions/keyNames.ts';
import { useActions } from '../../../actions/useActions.ts';
import { IconAction } from '../../../components/Action.tsx';
import { createLazyPart } from '../../../components/LazyPart.tsx';
import type { ScheduleDay } from '../columns.ts';
import type { AbsenceDialogProps } from './AbsenceDialog.tsx';

const absenceDialog = createLazyPart<AbsenceDialogProps>(() =>
  import('./AbsenceDialog.tsx').then(({ AbsenceDialog }) => AbsenceDialog),
);

interface AbsenceEntryProps {
  readonly day: ScheduleDay;
  /** The appointment that is open. */
  readonly selected: string | null;
}

/** The day's button for a provider who is out, by A too. */
export function AbsenceEntry({ day, selected }: AbsenceEntryProps) {
  const [absent, setAbsent] = useState<string | null>(null);
  const open = day.providers.length > 0 ? () => setAbsent(providerInFocus(day, selected)) : undefined;
  useActions({ 'day.absence': open });
  return (
    <>
      <IconAction
        aria-label={actionLabel('day.absence')}
        aria-keyshortcuts={ariaKeys(actionEntry('day.absence').keys)}
        aria-haspopup="dialog"
        disabled={!open}
        onClick={open}
      >
        <PersonOffOutlined />
      </IconAction>
      {absent !== null && <absenceDialog.Part day={day} provider={absent} onClose={() => setAbsent(null)} />}
    </>
  );
}

/** The provider of the focused or open appointment, else the first. */
function providerInFocus({ appointments, providers }: ScheduleDay, selected: string | null): string {
  const tile = document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile'] ?? selected;
  const own = appointments.find(({ id }) => id === tile)?.provider?.id;
  return own ?? providers[0]?.id ?? '';
}
