import { RememberedClientsDocument } from '../../../graphql/desk/generated/operations.ts';
import { memo, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { readWanted } from '../../lib/matchedParts.ts';
import { ClientRows } from './ClientRows.tsx';
import styles from './ClientRows.module.css';

interface RememberedListsProps {
  readonly openId: string | null;
  readonly onOpen: (client: FoundClient, byKey: boolean) => void;
}

const nothing = readWanted('');

/** Whom somebody is likely to want before a word is typed. */
export const RememberedLists = memo(function RememberedLists({ openId, onOpen }: RememberedListsProps) {
  const remembered = useDeskQuery(RememberedClientsDocument, {}).data?.rememberedClients;
  const recent = useFirstOrder(remembered?.recent);
  if (!remembered) return null;
  const lists = [
    { label: say('clients.pinned'), clients: remembered.pinned },
    { label: say('clients.openedLast'), clients: recent },
  ].filter(({ clients }) => clients.length > 0);
  if (lists.length === 0) {
    return <p className={styles.hint}>{say('clients.hint')}</p>;
  }
  return lists.map(({ label, clients }) => (
    <ClientRows key={label} label={label} titled clients={clients} wanted={nothing} openId={openId} onOpen={onOpen} />
  ));
});

/** Opening one of them makes her the newest; the row stays under the hand all the same. */
function useFirstOrder(clients: readonly FoundClient[] = []): readonly FoundClient[] {
  const [first, setFirst] = useState<readonly string[]>([]);
  if (first.length === 0 && clients.length > 0) setFirst(clients.map(({ id }) => id));
  return clients.toSorted((one, other) => first.indexOf(one.id) - first.indexOf(other.id));
}
