import { useApolloClient } from '@apollo/client/react';
import { ClientMessagesDocument } from '../../../graphql/desk/generated/documents/messages.ts';
import { useOffers } from '../../data/useOffers.ts';
import { t } from '../../../i18n/page/t.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { ReadDialog } from '../../components/ReadDialog.tsx';
import { offerOf } from '../../domain/offers.ts';
import { Composer } from './Composer.tsx';
import type { Writing } from './messageWork.ts';
import { ThreadList } from './ThreadList.tsx';
import { openCount, threadKey, threadsOf } from './threads.ts';
import { ThreadView } from './ThreadView.tsx';
import type { HoldRequest } from './useHeld.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { MessageAbout } from '../../lib/messageAbout.ts';
import styles from './MessagesDialog.module.css';

interface MessagesDialogProps {
  readonly client: string;
  readonly name: string;
  readonly about: MessageAbout | null;
  readonly writing: Writing;
  /** Counts messages sent from here; a change refetches the list. */
  readonly sent: number;
  readonly held: ReactNode;
  readonly onTyped: (isEmpty: boolean) => void;
  readonly onHold: (request: HoldRequest) => boolean;
  /** Starts another message; `found` where the unknown one turned out to be sent. */
  readonly onAfresh: (how?: 'found') => void;
  readonly onClose: () => void;
}

/** A thread that does not exist yet. */
const newKey = 'new';

/** The messages with a client by conversation, and the composer. */
export function MessagesDialog({
  client,
  name,
  about,
  writing,
  sent,
  held,
  onTyped,
  onHold,
  ...ends
}: MessagesDialogProps) {
  const apollo = useApolloClient();
  const reading = useDeskQuery(ClientMessagesDocument, { client }, { fetchPolicy: 'network-only' });
  const offers = useOffers();
  const { latest: read, failure, loading, refetch } = reading;
  const look = async (): Promise<boolean> =>
    (await queryDesk(apollo, ClientMessagesDocument, { client })).failure === null;
  const [shownSent, setShownSent] = useState(sent);
  useEffect(() => {
    if (shownSent === sent) return;
    setShownSent(sent);
    refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refetches for each sent message only
  }, [sent]);

  const lists = read?.messages ?? null;
  const threads = useMemo(() => (lists ? threadsOf(lists) : []), [lists]);
  const [chosen, setChosen] = useState<string | null>(null);
  // A resumed message opens its own conversation; else the newest opens, as the likely reason for a call.
  const [shownWriting, setShownWriting] = useState<string | null>(null);
  if (shownWriting !== writing.id) {
    setShownWriting(writing.id);
    if (writing.stored) {
      const { conversation } = writing.stored.work;
      setChosen(conversation === null ? newKey : threadKey(conversation));
    }
  }
  const key = chosen ?? threads[0]?.key ?? newKey;
  const thread = threads.find((each) => each.key === key) ?? null;
  const problems = [lists?.conversations?.problem, lists?.messages?.problem].flatMap((problem) => problem ?? []);
  const isListed = lists === null || lists.conversations !== null || lists.messages !== null;
  const isWhole = (lists?.conversations?.complete ?? true) && (lists?.messages?.complete ?? true);
  const offer = offers.service && offerOf(offers.service, 'sendMessage');

  return (
    <ReadDialog
      title={t('messages.title', { name })}
      aside={lists && isListed ? countText(threads.length, openCount(threads)) : null}
      loading={loading}
      onAgain={refetch}
      onClose={ends.onClose}
      paper={styles.paper}
    >
      <div className={styles.notes}>
        {failure && <FailureNotice failure={failure} onRetry={refetch} />}
        {problems.slice(0, 1).map((problem) => (
          <Note key={problem.message} tone="caution">
            {t('messages.notRead', { why: problem.message })}
          </Note>
        ))}
        {!isListed && <Note tone="calm">{t('messages.notListed')}</Note>}
        {!isWhole && problems.length === 0 && <Note tone="calm">{t('messages.notWhole')}</Note>}
      </div>
      <div className={styles.panes}>
        <ThreadList
          threads={threads}
          chosen={key}
          mayBegin={offer?.offered === true}
          isLoading={lists === null && loading}
          onChoose={setChosen}
          onNew={() => setChosen(newKey)}
          isNew={thread === null}
        />
        <div className={styles.thread}>
          <ThreadView key={key} thread={thread} isLoading={lists === null && loading} />
          {held}
          {offer && (
            <Composer
              key={writing.id}
              client={client}
              name={name}
              about={about}
              writing={writing}
              offer={offer}
              conversation={thread?.conversation ?? null}
              threadChannel={thread?.channel ?? null}
              threads={threads}
              onRefetch={isListed ? look : null}
              onTyped={onTyped}
              onHold={onHold}
              onAfresh={ends.onAfresh}
            />
          )}
        </div>
      </div>
    </ReadDialog>
  );
}

function countText(count: number, open: number | null): string {
  const all = t('messages.conversations', { count });
  return open === null || count === 0 ? all : t('messages.conversationsOpen', { all, open });
}
