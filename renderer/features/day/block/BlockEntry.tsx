import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { useState } from 'react';
import { BookingChoicesDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { actionEntry, actionLabel } from '../../../actions/actionList.ts';
import { ariaKeys } from '../../../actions/keyNames.ts';
import { useActions } from '../../../actions/useActions.ts';
import { IconAction } from '../../../components/Action.tsx';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import type { ScheduleDay } from '../columns.ts';
import type { NewRange } from '../grid/gridChange.ts';
import { gridPlace } from '../grid/gridPlace.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { blockTypesOf, blockUnavailableReason } from './blockFields.ts';

export interface BlockEntryProps {
  readonly day: ScheduleDay;
}

/** The day's button that blocks time, by X too. Disabled with the reason where the service has no blocked time. */
export function BlockEntry({ day }: BlockEntryProps) {
  const choices = useDeskQuery(BookingChoicesDocument, { location: day.location.id }).data;
  const types = blockTypesOf(choices);
  const [place, setPlace] = useState<{ readonly range: NewRange | null } | null>(null);
  const why = blockUnavailableReason(day, types);
  const canBlock = why === null && types !== null;
  const open = (): void => setPlace({ range: gridPlace() });
  useActions({ 'day.block': canBlock ? open : undefined });
  return (
    <>
      <IconAction
        aria-label={
          why === null ? actionLabel('day.block') : t('block.unavailable', { action: actionLabel('day.block'), why })
        }
        aria-keyshortcuts={ariaKeys(actionEntry('day.block').keys)}
        aria-haspopup="dialog"
        disabled={!canBlock}
        onClick={open}
      >
        <EventBusyOutlined />
      </IconAction>
      {place && types && choices && (
        <BlockDialog
          day={day}
          types={types}
          providers={choices.providers}
          place={place.range}
          onClose={() => setPlace(null)}
        />
      )}
    </>
  );
}
