import { memo, type MouseEvent, useId, useMemo, useState } from 'react';
import { RecentClientsDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { BalanceText } from '../../components/BalanceText.tsx';
import { Marked } from '../../components/Marked.tsx';
import { usePhoneFormat } from '../../components/usePhoneFormat.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { parseSearchTerms, type SearchTerms } from '../../lib/matchedParts.ts';
import { pageScale } from '../../lib/pageSizes.ts';
import { clientPath } from '../../lib/paths.ts';
import { useAfterPaint } from '../../hooks/afterPaint.ts';
import typography from '../../components/typography.module.css';
import alertMark from '../../components/alertMark.module.css';
import styles from './ClientRows.module.css';
import { rowLabels } from './resultLabels.ts';

/** Opens a client; `line` is what the list knows of it. */
export type OpenClient = (client: { readonly id: string; readonly line: FoundClient | null }, byKey: boolean) => void;

interface ClientRowsProps {
  readonly label: string;
  /** Whether the label is visible; it is announced in any case. */
  readonly titled?: boolean;
  readonly clients: readonly FoundClient[];
  readonly terms: SearchTerms;
  readonly openId: string | null;
  readonly busy?: boolean;
  /**
   * Keys rows by position. While typing, nearly all clients change at each key: updating a row is faster than mounting
   * one, and rows below the window follow after the paint. Only for lists that do not reorder while a row is focused or
   * hovered.
   */
  readonly byPlace?: boolean;
  /** A note after the last row. */
  readonly more?: string | undefined;
  readonly onOpen: OpenClient;
}

/** Pixels: lower bounds for a row and for what stands above the rows. */
const minRowHeight = 48;
const headHeight = 200;

export const ClientRows = memo(function ClientRows(props: ClientRowsProps) {
  const { label, titled = false, clients, terms, openId, busy = false, byPlace = false, more, onOpen } = props;
  const id = useId();
  const all = useMemo(() => ({ clients, terms }), [clients, terms]);
  const later = useAfterPaint(byPlace ? all : null);
  const formatPhone = usePhoneFormat();
  const visibleCount = byPlace ? Math.ceil((innerHeight / pageScale() - headHeight) / minRowHeight) : clients.length;
  const click = (event: MouseEvent): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-client]') : null;
    const client = clients.find((each) => each.id === row?.dataset['client']);
    // A click without a pointer comes from Enter.
    if (client) onOpen({ id: client.id, line: client }, event.detail === 0);
  };
  return (
    <>
      {titled && (
        <h2 className={styles.title} id={id}>
          {label}
        </h2>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks are the links' in it, and the link leads there by itself */}
      <ul
        {...(titled ? { 'aria-labelledby': id } : { 'aria-label': label })}
        aria-busy={busy || undefined}
        onClick={click}
      >
        {clients.map((_client, place) => {
          const shown = place < visibleCount ? all : later;
          const client = shown?.clients[place];
          if (!shown || !client) return null;
          const key = byPlace ? place : client.id;
          return (
            <ClientRow
              key={key}
              client={client}
              terms={shown.terms}
              open={client.id === openId}
              formatPhone={formatPhone}
            />
          );
        })}
        {more !== undefined && <li className={styles.more}>{more}</li>}
      </ul>
    </>
  );
});

interface ClientRowProps {
  readonly client: FoundClient;
  readonly terms: SearchTerms;
  readonly open: boolean;
  readonly formatPhone: (number: string) => string;
}

/** A client in a list. A plain link without handlers, as fifty of them are rendered at each key. */
const ClientRow = memo(function ClientRow({ client, terms, open, formatPhone }: ClientRowProps) {
  const labels = rowLabels(client, terms, formatPhone);
  return (
    <li className={styles.item}>
      <a
        href={`#${clientPath(client.id)}`}
        className={styles.row}
        data-client={client.id}
        aria-current={open ? 'true' : undefined}
      >
        <span className={styles.line}>
          <b className={typography.truncated} dir="auto">
            <Marked parts={labels.name} />
          </b>
          {client.active === false && <span className={styles.inactive}>{t('general.inactive')}</span>}
          <span className={styles.end}>
            <BalanceText balance={client.balance} />
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.pets} dir="auto">
            <Marked parts={labels.patients} />
          </span>
          <span className={styles.contact}>
            <Marked parts={labels.contact} />
          </span>
        </span>
        {labels.alerts !== '' && <span className={`${alertMark.mark} ${styles.alert}`}>{labels.alerts}</span>}
      </a>
    </li>
  );
});

interface PinnedAndRecentProps {
  readonly openId: string | null;
  readonly onOpen: OpenClient;
}

const nothing = parseSearchTerms('');

/** Pinned and recent clients, shown before anything is typed. */
export const PinnedAndRecent = memo(function PinnedAndRecent({ openId, onOpen }: PinnedAndRecentProps) {
  const lists = useDeskQuery(RecentClientsDocument, {}).data?.recentClients;
  const recent = useStableOrder(lists?.recent);
  if (!lists) return null;
  const groups = [
    { label: t('clients.pinned'), clients: lists.pinned },
    { label: t('clients.openedLast'), clients: recent },
  ].filter(({ clients }) => clients.length > 0);
  if (groups.length === 0) {
    return (
      <>
        <h2 className={styles.title}>{t('clients.openedLast')}</h2>
        <p className={styles.hint}>{t('clients.hint')}</p>
      </>
    );
  }
  return groups.map(({ label, clients }) => (
    <ClientRows key={label} label={label} titled clients={clients} terms={nothing} openId={openId} onOpen={onOpen} />
  ));
});

/** Opening a client makes it the most recent; its row keeps its place all the same. */
function useStableOrder(clients: readonly FoundClient[] = []): readonly FoundClient[] {
  const [first, setFirst] = useState<readonly string[]>([]);
  if (first.length === 0 && clients.length > 0) setFirst(clients.map(({ id }) => id));
  return clients.toSorted((one, other) => first.indexOf(one.id) - first.indexOf(other.id));
}

export function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 8 }, (_row, index) => (
        <div key={index} className={styles.skeleton}>
          <span style={{ width: `${40 + ((index * 13) % 25)}%` }} />
          <span style={{ width: `${60 + ((index * 7) % 30)}%` }} />
        </div>
      ))}
    </div>
  );
}
