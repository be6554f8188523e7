import { Link } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { helpPath } from '../../lib/paths.ts';
import type { GuidePage, Place } from './guide.ts';
import styles from './HelpContents.module.css';

interface HelpContentsProps {
  readonly pages: readonly GuidePage[];
  readonly present: Place | null;
}

/** The pages of the guide, and the topics of the one that is open. */
export function HelpContents({ pages, present }: HelpContentsProps) {
  return (
    <nav aria-label={say('help.contents')}>
      <ul className={styles.pages}>
        {pages.map(({ name, title, topics }) => {
          const open = present?.page === name;
          return (
            <li key={name}>
              <Link
                href={helpPath(name)}
                className={styles.page ?? ''}
                aria-current={open && present.topic === null ? 'page' : undefined}
              >
                {title}
              </Link>
              {open && (
                <ul className={styles.topics}>
                  {topics.map((topic) => (
                    <li key={topic.anchor}>
                      <Link
                        href={helpPath(name, topic.anchor)}
                        className={styles.topic ?? ''}
                        aria-current={present.topic === topic.anchor ? 'page' : undefined}
                        ref={present.topic === topic.anchor ? reveal : undefined}
                      >
                        {topic.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The list is longer than a window. */
function reveal(link: Element | null): void {
  link?.scrollIntoView?.({ block: 'nearest' });
}
