import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { actionEntry } from '../../../actions/actionList.ts';
import { ariaKeys } from '../../../actions/keyNames.ts';
import { useActions } from '../../../actions/useActions.ts';
import { useDeskNotes } from '../../../bridge/deskNotes.ts';
import { requestNotes } from '../../../bridge/requestNotes.ts';
import { IconAction } from '../../../components/Action.tsx';
import { CountBadge } from '../../../components/CountBadge.tsx';
import { formatCount } from '../../../lib/counts.ts';
import type { ScheduleDay } from '../columns.ts';
import { RequestsDialog } from './RequestsDialog.tsx';
import { useRequests } from './useRequests.ts';

export interface RequestsButtonProps {
  readonly day: ScheduleDay;
}

/** The day's button for the inbox of requests, by I too. Nothing where the service lists none, or not to this key. */
export function RequestsButton({ day }: RequestsButtonProps) {
  const [open, setOpen] = useState(false);
  const reading = useRequests();
  const notes = useDeskNotes(requestNotes);
  const list = reading.latest?.requests ?? null;
  const isForbidden = list?.problem?.kind === 'forbidden';
  const isOffered = list !== null && !isForbidden && notes !== null;
  useActions({ requests: isOffered ? () => setOpen(true) : undefined });
  if (!isOffered) return null;
  const listed = list.requests.filter(({ id }) => !notes.closed.includes(id));
  const unread = listed.filter(({ id }) => !notes.opened.includes(id)).length;
  const number = formatCount(listed.length);
  return (
    <>
      <CountBadge count={unread} highlighted>
        <IconAction
          aria-label={
            unread > 0
              ? t('requests.buttonUnread', { number, unread: formatCount(unread) })
              : t('requests.button', { number })
          }
          aria-keyshortcuts={ariaKeys(actionEntry('requests').keys)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <InboxOutlined />
        </IconAction>
      </CountBadge>
      {open && (
        <RequestsDialog day={day} reading={reading} listed={listed} notes={notes} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
