import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ClientOfTileDocument, type ClientOfTileQuery } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { AlertList } from '../../../components/AlertList.tsx';
import { usePhoneFormat } from '../../../components/usePhoneFormat.ts';
import { BalanceText } from '../../../components/BalanceText.tsx';
import { Facts } from '../../../components/Facts.tsx';
import typography from '../../../components/typography.module.css';
import { keepRecent } from '../../../data/keepRecent.ts';
import { queryDesk } from '../../../data/queryDesk.ts';
import { providerName } from '../../../domain/appointmentDifferences.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { formatBalance } from '../../../lib/money.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { alertsOf, patientLabel, timeLabel } from '../dayLabels.ts';
import { VisitStatus } from '../offline/OfflineMark.tsx';
import styles from './TileCard.module.css';

const maxCachedClients = 20;

export interface TileCardProps {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** The tiles whose client was queried: one that could not be loaded is not queried again. */
  readonly queried: Set<string>;
}

/** An appointment in short, from what the day knows; of the client's own data only the last visit is read. */
export function TileCard({ appointment, day, queried }: TileCardProps) {
  const { client, patient, type, reason, notes, room, provider, blocked } = appointment;
  const lastVisit = useLastVisit(client?.id ?? null, appointment.id, queried);
  const formatPhone = usePhoneFormat();
  const phones =
    client?.phones.map(({ number, label }) =>
      [formatPhone(number), label !== null && `(${label})`].filter(Boolean).join(' '),
    ) ?? [];
  const balance = client && formatBalance(client.balance) ? <BalanceText balance={client.balance} /> : null;
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <div>
          <p className={styles.title}>{patientLabel(appointment)}</p>
          {client && <p className={typography.secondary}>{client.name}</p>}
        </div>
        <div className={styles.when}>
          <p className={typography.numbers}>{timeLabel(appointment, day.date)}</p>
          {!blocked && <VisitStatus appointment={appointment} />}
        </div>
      </header>
      <AlertList alerts={alertsOf(appointment)} />
      <Facts
        facts={[
          [t('general.phone'), phones.join('\n')],
          [t('general.balance'), balance],
          [t('tileCard.lastVisit'), client && patient ? lastVisit : null],
          [t('general.type'), type?.name],
          [t('general.reason'), reason],
          [t('general.provider'), providerName(provider?.id, day)],
          [t('general.room'), room],
          [t('general.notes'), notes],
        ]}
      />
    </div>
  );
}

type Read = ClientOfTileQuery['client'] | undefined;

/** The client's last visit; an ellipsis of the same height while it loads. Loading stops when the card closes. */
function useLastVisit(id: string | null, tile: string, queried: Set<string>): string {
  const apollo = useApolloClient();
  const [read, setRead] = useState<{ readonly of: string; readonly client: Read; readonly isOver: boolean } | null>(
    null,
  );
  useEffect(() => {
    if (id === null) return undefined;
    const known = apollo.readQuery({ query: ClientOfTileDocument, variables: { id } })?.client;
    if (known || queried.has(tile)) {
      // oxlint-disable-next-line react-hooks/set-state-in-effect -- the cache is read once, when the card opens
      setRead({ of: id, client: known, isOver: true });
      return undefined;
    }
    const request = new AbortController();
    void queryDesk(apollo, ClientOfTileDocument, { id }, { signal: request.signal }).then(({ data }) => {
      if (request.signal.aborted) return;
      queried.add(tile);
      keepRecent(apollo.cache, 'client', { id }, maxCachedClients);
      setRead({ of: id, client: data?.client, isOver: true });
    });
    return () => request.abort();
  }, [apollo, id, tile, queried]);
  if (read?.of !== id) return '…';
  if (!read?.client) return t('tileCard.notRead');
  const { lastVisit } = read.client;
  return lastVisit === null ? t('tileCard.noVisit') : formatShortDate(lastVisit);
}
