import { type RefObject, useMemo, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { SkeletonLines } from '../../components/SkeletonLines.tsx';
import { moveFocus } from '../../lib/moveFocus.ts';
import { listPath } from './listAddress.ts';
import navLinks from '../../components/navLinks.module.css';
import typography from '../../components/typography.module.css';
import styles from './ListNav.module.css';
import type { ListView } from './listCells.ts';

interface ListNavProps {
  /** Null while they are loading. */
  readonly lists: readonly ListView[] | null;
  readonly shown: string | null;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Every list of the service by domain, filtered by what is typed. */
export function ListNav({ lists, shown, field }: ListNavProps) {
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => groupsOf(lists ?? [], typed), [lists, typed]);
  return (
    <nav className={styles.nav} aria-label={t('explorer.lists')}>
      <input
        ref={field}
        type="search"
        className={styles.find}
        aria-label={t('explorer.findList')}
        aria-keyshortcuts="F"
        placeholder={t('explorer.findList')}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const first = event.currentTarget.parentElement?.querySelector<HTMLElement>('a');
          if (event.key === 'Escape' && typed !== '') setTyped('');
          else if (event.key === 'ArrowDown') first?.focus();
          else if (event.key === 'Enter') first?.click();
          else return;
          event.preventDefault();
        }}
      />
      <div className={styles.groups}>
        {groups.map(([domain, list]) => (
          <section key={domain}>
            <h2 className={`${typography.captionLines} ${styles.domain}`}>{t(`explorer.${domain}`)}</h2>
            <ul>
              {list.map(({ name, title, why }) => (
                <li key={name}>
                  <a
                    className={`${navLinks.link} ${styles.list}`}
                    href={`#${listPath({ list: name })}`}
                    aria-current={name === shown ? 'page' : undefined}
                    data-unavailable={why === null ? undefined : ''}
                    title={name}
                    onKeyDown={step}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {lists === null && <SkeletonLines count={9} lineHeight={28} place="list" />}
        {lists !== null && groups.length === 0 && lists.length > 0 && (
          <p className={`${typography.secondary} ${styles.empty}`}>{t('explorer.noListFits')}</p>
        )}
      </div>
    </nav>
  );
}

function groupsOf(
  lists: readonly ListView[],
  typed: string,
): readonly (readonly [domain: ListView['domain'], lists: readonly ListView[]])[] {
  const terms = typed.toLowerCase().split(/\s+/);
  const fitting = lists.filter(({ title, name }) => {
    const haystack = `${title} ${name}`.toLowerCase();
    return terms.every((word) => haystack.includes(word));
  });
  const domains = [...new Set(fitting.map(({ domain }) => domain))];
  return domains.map((domain) => [domain, fitting.filter((list) => list.domain === domain)] as const);
}

/** Keys move between lists, and from the first one back into the field. */
function step(event: React.KeyboardEvent<HTMLElement>): void {
  const nav = event.currentTarget.closest('nav');
  if (event.key.startsWith('Arrow') && moveFocus(nav?.querySelectorAll<HTMLElement>('input, a') ?? [], event.key))
    event.preventDefault();
}
