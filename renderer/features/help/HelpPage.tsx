import { type ComponentType, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { mayBeShortcut } from '../../actions/keyNames.ts';
import { Action } from '../../components/Action.tsx';
import { pageLanguage } from '../../lib/locale.ts';
import { decodePart, helpPath } from '../../lib/paths.ts';
import { lastScreen } from '../../state/lastScreen.ts';
import type { Guide, GuidePage, Place, Topic } from './guide.ts';
import { HelpHits, HelpSearch } from './HelpSearch.tsx';
import styles from './HelpPage.module.css';
import { HelpStart, HelpTopic } from './HelpTopic.tsx';
import { createGuideSearch } from './searchGuide.ts';

interface HelpPageProps {
  readonly path: string;
}

/** The help screen with the guide in the page's language. */
export async function createHelpPage(): Promise<ComponentType<HelpPageProps>> {
  const guide = await loadGuide(pageLanguage);
  return function HelpPage({ path }) {
    return <Help guide={guide} path={path} />;
  };
}

function Help({ guide, path }: HelpPageProps & { readonly guide: Guide }) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const search = useMemo(() => createGuideSearch(guide.pages), [guide]);
  const found = search(typed);
  const shown = parseHelpPath(path, guide.pages);
  const current: Place | null =
    shown.kind === 'page' ? { page: shown.page.name, topic: shown.topic?.anchor ?? null } : null;
  const leave = (): void => navigate(lastScreen());

  const field = useRef<HTMLInputElement>(null);
  const side = useRef<HTMLDivElement>(null);
  // Not in the action list: on other screens Escape has a meaning of its own.
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || !mayBeShortcut(event) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      navigate(lastScreen());
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate]);

  return (
    <div className={styles.help}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it */}
      <div className={styles.side} ref={side} onKeyDown={(event) => moveFocus(event, field.current)}>
        <HelpSearch
          typed={typed}
          hits={found.hits}
          field={field}
          onType={setTyped}
          onDown={() => side.current?.querySelector('a')?.focus()}
          onLeave={leave}
        />
        <div className={styles.list}>
          {typed.trim() === '' ? (
            <HelpContents pages={guide.pages} current={current} />
          ) : (
            <HelpHits found={found} current={current} />
          )}
        </div>
        <div className={styles.foot}>
          <Action look="quiet" aria-keyshortcuts="Escape" onClick={leave}>
            {t('help.back')} <kbd>Esc</kbd>
          </Action>
        </div>
      </div>
      {/* Another topic starts at its top. */}
      <div className={styles.content} key={path}>
        <div className={styles.column}>
          {shown.kind === 'contents' ? (
            <HelpStart pages={guide.pages} onShown={() => field.current?.focus()} />
          ) : (
            <HelpTopic guide={guide} page={shown.page} topic={shown.topic} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Arrow keys move between links, and from the first one back into the search. */
function moveFocus(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  // Handled by the search.
  if (event.defaultPrevented) return;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (step === 0 || at < 0) return;
  const next = links[at + step];
  if (next) next.focus();
  else if (step < 0) field?.focus();
  event.preventDefault();
}

interface HelpContentsProps {
  readonly pages: readonly GuidePage[];
  readonly current: Place | null;
}

/** The pages of the guide, and the topics of the open one. */
function HelpContents({ pages, current }: HelpContentsProps) {
  return (
    <nav aria-label={t('help.contents')}>
      <ul className={styles.pages}>
        {pages.map(({ name, title, topics }) => {
          const open = current?.page === name;
          return (
            <li key={name}>
              <Link
                href={helpPath(name)}
                className={styles.page ?? ''}
                aria-current={open && current.topic === null ? 'page' : undefined}
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
                        aria-current={current.topic === topic.anchor ? 'page' : undefined}
                        ref={current.topic === topic.anchor ? reveal : undefined}
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

/** The list may be longer than the window. */
function reveal(link: Element | null): void {
  link?.scrollIntoView?.({ block: 'nearest' });
}

/** What an address shows: the contents, the start of a page, or a topic. */
type HelpView =
  { readonly kind: 'contents' } | { readonly kind: 'page'; readonly page: GuidePage; readonly topic: Topic | null };

/** Parses an address. An unknown topic shows its page, an unknown page the contents. */
function parseHelpPath(path: string, pages: readonly GuidePage[]): HelpView {
  const [, , name, part] = path.split('/');
  const page = pages.find((each) => each.name === name);
  if (!page) return { kind: 'contents' };
  const anchor = part === undefined ? null : decodePart(part);
  return { kind: 'page', page, topic: page.topics.find((each) => each.anchor === anchor) ?? null };
}

/** Loads the guide in a language; in English where there is none. */
async function loadGuide(tag: string): Promise<Guide> {
  switch (tag) {
    case 'de':
      return (await import('./guides/de.ts')).guide;
    case 'es':
      return (await import('./guides/es.ts')).guide;
    case 'fr':
      return (await import('./guides/fr.ts')).guide;
    default:
      return (await import('./guides/en.ts')).guide;
  }
}
