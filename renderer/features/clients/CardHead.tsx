import { RecentClientsDocument } from '../../../graphql/desk/generated/documents/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import { useActions } from '../../actions/useActions.ts';
import { useMarkClient } from '../../data/useMarkClient.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { Action, IconAction } from '../../components/Action.tsx';
import { BalanceText } from '../../components/BalanceText.tsx';
import { OfferedAction } from '../../components/OfferedAction.tsx';
import { currentTime } from '../../state/clock.ts';
import { openDialog } from '../../state/dialogs.ts';
import { notify } from '../../state/notices.ts';
import { comparePath } from '../../lib/paths.ts';
import { messageAbout, type ShownClient } from './clientVisits.ts';
import { useClientReasons } from './useClientReasons.ts';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import type { Ref } from 'react';
import { Link } from 'wouter';
import typography from '../../components/typography.module.css';
import styles from './CardHead.module.css';

interface CardHeadProps {
  readonly client: ShownClient;
  readonly title: Ref<HTMLHeadingElement>;
}

/** The client's name, balance and actions. */
export function CardHead({ client, title }: CardHeadProps) {
  const { id, name, active, balance } = client;
  const markClient = useMarkClient();
  const { awayReason, unavailableReason } = useClientReasons(client);
  const pinned = useDeskQuery(RecentClientsDocument, {}).data?.recentClients.pinned ?? [];
  const isPinned = pinned.some((each) => each.id === id);

  const pin = (): void => markClient(id, isPinned ? 'unpinned' : 'pinned');
  const book = (): void => openDialog('booking', { client: id });
  const edit = (): void => openDialog('clientForm', { kind: 'edit', client: id });
  const addPatient = (): void => openDialog('clientForm', { kind: 'addPatient', client: id });
  const wait = (): void => openDialog('waitingEntry', { kind: 'add', known: { client: { id, name } } });
  const pay = (): void => openDialog('payment', { client: id, name });
  useActions({
    // Without one the key would open a booking without a client.
    book: awayReason === null ? book : () => notify({ text: awayReason, about: 'away' }),
    'client.payment': unavailableReason('recordPayment') === null ? pay : undefined,
    'client.edit': unavailableReason('updateClient') === null ? edit : undefined,
    'client.addPatient': unavailableReason('addPatient') === null ? addPatient : undefined,
    'client.pin': pin,
    'waitingList.add': wait,
  });

  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h2 ref={title} className={styles.name} id="client-name" dir="auto" tabIndex={-1}>
          {name || t('clients.nameless', { id })}
        </h2>
        {active === false && (
          <span className={`${typography.caption} ${styles.inactive}`}>{t('general.inactive')}</span>
        )}
        <BalanceText balance={balance} saysZero />
      </div>
      <div className={styles.actions}>
        <OfferedAction look="tonal" aria-keyshortcuts="N" why={awayReason} onClick={book}>
          {t('general.book')}
        </OfferedAction>
        <OfferedAction aria-keyshortcuts="E" why={unavailableReason('updateClient')} onClick={edit}>
          {t('clients.edit')}
        </OfferedAction>
        <OfferedAction aria-keyshortcuts="Y" why={unavailableReason('recordPayment')} onClick={pay}>
          {t('billing.take')}
        </OfferedAction>
        <OfferedAction aria-keyshortcuts="A" why={unavailableReason('addPatient')} onClick={addPatient}>
          {t('clients.addPatient')}
        </OfferedAction>
        <Action
          data-opens="messages"
          onClick={() => openDialog('messages', { client: id, name, about: messageAbout(client, currentTime()) })}
        >
          {t('messages.open')}
        </Action>
        <Action onClick={wait}>{t('clients.waitingList')}</Action>
        <IconAction aria-label={t('clients.pin')} aria-pressed={isPinned} aria-keyshortcuts="P" onClick={pin}>
          {isPinned ? <PushPin className={styles.pinned ?? ''} /> : <PushPinOutlined />}
        </IconAction>
      </div>
      <Link href={comparePath} className={styles.link ?? ''}>
        {t('clients.compareDuplicates')}
      </Link>
    </header>
  );
}
