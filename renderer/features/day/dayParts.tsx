import { useEffect } from 'react';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { afterFirstContent, waitForIdle } from '../../hooks/firstContent.ts';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { actionLabel } from '../../actions/actionList.ts';
import { IconAction } from '../../components/Action.tsx';
import type { AppointmentDetailsProps } from './AppointmentDetails.tsx';
import type { BlockEntryProps } from './block/BlockEntry.tsx';
import type { BoardViewProps } from './board/BoardView.tsx';
import type { CalendarDialogProps } from './calendar/CalendarDialog.tsx';
import styles from './calendar/WeekStrip.module.css';
import type { WeekStripProps } from './calendar/WeekStrip.tsx';
import type { ChangeDialogsProps } from './changes/ChangeDialogs.tsx';
import type { DayChanges } from './changes/useDayChanges.ts';
import type { OfflineStripProps } from './offline/OfflineStrip.tsx';
import type { RemindersEntryProps } from './reminders/Reminders.tsx';
import type { RequestsButtonProps } from './requests/RequestsButton.tsx';
import type { SelectionBarProps } from './selection/SelectionBar.tsx';
import type { TileActionsProps } from './tileActions/TileActions.tsx';
import type { SelectMenuProps } from './selection/SelectMenu.tsx';
import type { DayActions } from './useDayActions.ts';
import type { WaitingListButtonProps } from './waitingList/WaitingListButton.tsx';
import { WaitingListIcon } from './waitingList/WaitingListIcon.tsx';

// What the first look at a day does not need.
export const details = createLazyPart<AppointmentDetailsProps>(() =>
  import('./AppointmentDetails.tsx').then(({ AppointmentDetails }) => AppointmentDetails),
);
export const boardView = createLazyPart<BoardViewProps>(() =>
  import('./board/BoardView.tsx').then(({ BoardView }) => BoardView),
);
export const remindersEntry = createLazyPart<RemindersEntryProps>(
  () => import('./reminders/Reminders.tsx').then(({ RemindersEntry }) => RemindersEntry),
  undefined,
  // The day itself comes first.
  () => waitForIdle(3000),
);

/** What stands beside the day waits until its first tiles are painted. */
const afterTiles = (): Promise<void> => afterFirstContent(3000);

export const blockEntry = createLazyPart<BlockEntryProps>(
  () => import('./block/BlockEntry.tsx').then(({ BlockEntry }) => BlockEntry),
  () => <BlockPlaceholder />,
  afterTiles,
);
export const waitingListButton = createLazyPart<WaitingListButtonProps>(
  () => import('./waitingList/WaitingListButton.tsx').then(({ WaitingListButton }) => WaitingListButton),
  () => <WaitingListIcon label={actionLabel('waitingList')} />,
  afterTiles,
);
export const selectionBar = createLazyPart<SelectionBarProps>(
  () => import('./selection/SelectionBar.tsx').then(({ SelectionBar }) => SelectionBar),
  undefined,
  afterTiles,
);
export const tileActions = createLazyPart<TileActionsProps>(
  () => import('./tileActions/TileActions.tsx').then(({ TileActions }) => TileActions),
  undefined,
  afterTiles,
);
export const requestsButton = createLazyPart<RequestsButtonProps>(
  () => import('./requests/RequestsButton.tsx').then(({ RequestsButton }) => RequestsButton),
  undefined,
  () => waitForIdle(3000),
);
export const selectMenu = createLazyPart<SelectMenuProps>(
  () => import('./selection/SelectMenu.tsx').then(({ SelectMenu }) => SelectMenu),
  () => (
    <IconAction aria-label={actionLabel('day.selectProvider')} disabled>
      <ChecklistOutlined />
    </IconAction>
  ),
  afterTiles,
);
export const offlineStrip = createLazyPart<OfflineStripProps>(() =>
  import('./offline/OfflineStrip.tsx').then(({ OfflineStrip }) => OfflineStrip),
);
const dialogs = createLazyPart<ChangeDialogsProps>(() =>
  import('./changes/ChangeDialogs.tsx').then(({ ChangeDialogs }) => ChangeDialogs),
);

/** What opens over a day. */
export function DayOverlays({ changes, actions }: { readonly changes: DayChanges; readonly actions: DayActions }) {
  useEffect(() => {
    void waitForIdle(2000).then(() => [details, boardView, dialogs].forEach((part) => part.prefetch()));
  }, []);
  const isOpen = changes.conflict !== null || changes.checkIn !== null || actions.dialog !== null;
  return isOpen && <dialogs.Part dialog={actions.dialog} changes={changes} onClose={actions.closeDialog} />;
}

// What the first look at a day does not need.
export const calendarDialog = createLazyPart<CalendarDialogProps>(() =>
  import('./calendar/CalendarDialog.tsx').then(({ CalendarDialog }) => CalendarDialog),
);
export const weekStrip = createLazyPart<WeekStripProps>(
  () => import('./calendar/WeekStrip.tsx').then(({ WeekStrip }) => WeekStrip),
  () => <div className={styles.strip} />,
);

/** Keeps the place of the button that blocks time until that part is loaded. */
export function BlockPlaceholder() {
  return (
    <IconAction aria-label={actionLabel('day.block')} disabled>
      <EventBusyOutlined />
    </IconAction>
  );
}
