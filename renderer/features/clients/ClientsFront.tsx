import { PinnedAndRecent, type OpenClient } from './ClientRows.tsx';
import styles from './ClientsFront.module.css';
import { TodaysClients } from './TodaysClients.tsx';

/** What the clients' page shows before anything is typed or opened: one list for the keys, side by side where there is room. */
export function ClientsFront({ onOpen }: { readonly onOpen: OpenClient }) {
  return (
    <div className={styles.front}>
      <div className={styles.today}>
        <TodaysClients onOpen={onOpen} />
      </div>
      <div>
        <PinnedAndRecent openId={null} onOpen={onOpen} />
      </div>
    </div>
  );
}
