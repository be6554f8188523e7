import { memo, type MouseEvent, useId, useMemo } from 'react';
import type { FoundClient } from '../../data/useClientSearch.ts';
import type { Wanted } from '../../lib/matchedParts.ts';
import { useLater } from '../../lib/useLater.ts';
import { ClientRow } from './ClientRow.tsx';
import styles from './ClientRows.module.css';

interface ClientRowsProps {
  readonly label: string;
  /** Whether the label is seen as well as heard. */
  readonly titled?: boolean;
  readonly clients: readonly FoundClient[];
  readonly wanted: Wanted;
  readonly openId: string | null;
  readonly busy?: boolean;
  /**
   * At each key nearly all clients are others: a row that is written anew is there sooner than a new one, and those below
   * the window follow once the others are painted. Only for clients who keep their places while somebody is among them.
   */
  readonly byPlace?: boolean;
  /** What stands after the last row. */
  readonly more?: string | undefined;
  readonly onOpen: (client: FoundClient, byKey: boolean) => void;
}

/** In pixels: no row is lower, and no less stands above the rows. */
const lowestRow = 48;
const aboveRows = 200;

export const ClientRows = memo(function ClientRows(props: ClientRowsProps) {
  const { label, titled = false, clients, wanted, openId, busy = false, byPlace = false, more, onOpen } = props;
  const id = useId();
  const all = useMemo(() => ({ clients, wanted }), [clients, wanted]);
  const later = useLater(byPlace ? all : null);
  const inSight = byPlace ? Math.ceil((innerHeight - aboveRows) / lowestRow) : clients.length;
  const click = (event: MouseEvent): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-client]') : null;
    const client = clients.find((each) => each.id === row?.dataset['client']);
    // A click with no pointer behind it comes of Enter.
    if (client) onOpen(client, event.detail === 0);
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
          const shown = place < inSight ? all : later;
          const client = shown?.clients[place];
          if (!shown || !client) return null;
          const key = byPlace ? place : client.id;
          return <ClientRow key={key} client={client} wanted={shown.wanted} open={client.id === openId} />;
        })}
        {more !== undefined && <li className={styles.more}>{more}</li>}
      </ul>
    </>
  );
});
