import type { ReactNode, RefObject } from 'react';
import styles from './SplitPage.module.css';

interface SplitPageProps {
  readonly list: ReactNode;
  readonly detail: ReactNode;
  /** Whether an entry is open. In a narrow window it covers the list. */
  readonly isOpen: boolean;
  /** Whether the list takes the whole page, as a front page while there is nothing beside it. */
  readonly isFront?: boolean;
  readonly listRef?: RefObject<HTMLDivElement | null>;
}

/** A list with the open entry beside it. */
export function SplitPage({ list, detail, isOpen, isFront = false, listRef }: SplitPageProps) {
  return (
    <div className={styles.page} data-open={isOpen ? '' : undefined} data-front={isFront ? '' : undefined}>
      <div className={styles.list} ref={listRef}>
        {list}
      </div>
      <div className={styles.detail}>{detail}</div>
    </div>
  );
}
