import { useEffect } from 'react';
import { Link } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { helpPath } from '../../lib/paths.ts';
import { type GuidePage, plainText } from './guide.ts';
import styles from './HelpStart.module.css';

interface HelpStartProps {
  readonly pages: readonly GuidePage[];
  /** Who comes without a topic looks for something. */
  readonly onShown: () => void;
}

/** Where help begins: what there is to read, and for whom. */
export function HelpStart({ pages, onShown }: HelpStartProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- told once, when it is there
  useEffect(onShown, []);
  return (
    <div className={styles.start}>
      <h1 className={styles.title}>{say('app.helpTitle')}</h1>
      <p className={styles.words}>{say('help.offline')}</p>
      <ul className={styles.cards}>
        {pages.map(({ name, title, blocks }) => (
          <li key={name}>
            <Link href={helpPath(name)} className={styles.card ?? ''}>
              <b className={styles.name}>{title}</b>
              <span className={styles.words}>{plainText(blocks)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
