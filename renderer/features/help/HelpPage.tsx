import { type ComponentType, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { mayBeShortcut } from '../../actions/keyNames.ts';
import { Action } from '../../components/Action.tsx';
import { pageLanguage } from '../../lib/locale.ts';
import { screenBeforeHelp } from '../../lib/wayBack.ts';
import type { Guide, Place } from './guide.ts';
import { HelpContents } from './HelpContents.tsx';
import { HelpHits } from './HelpHits.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpStart } from './HelpStart.tsx';
import { HelpTopic } from './HelpTopic.tsx';
import { loadGuide } from './loadGuide.ts';
import { readPlace } from './readPlace.ts';
import { createGuideSearch } from './searchGuide.ts';
import styles from './HelpPage.module.css';

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
  const shown = readPlace(path, guide.pages);
  const present: Place | null =
    shown.kind === 'page' ? { page: shown.page.name, topic: shown.topic?.anchor ?? null } : null;
  const leave = (): void => navigate(screenBeforeHelp());

  const field = useRef<HTMLInputElement>(null);
  const side = useRef<HTMLDivElement>(null);
  // No action of the list: on other screens the key means something of their own.
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || !mayBeShortcut(event) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      navigate(screenBeforeHelp());
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate]);

  return (
    <div className={styles.help}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it */}
      <div className={styles.side} ref={side} onKeyDown={(event) => goAlong(event, field.current)}>
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
            <HelpContents pages={guide.pages} present={present} />
          ) : (
            <HelpHits found={found} present={present} />
          )}
        </div>
        <div className={styles.foot}>
          <Action look="quiet" aria-keyshortcuts="Escape" onClick={leave}>
            {say('help.back')} <kbd>Esc</kbd>
          </Action>
        </div>
      </div>
      {/* Another topic begins at its top. */}
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

/** The arrows go from link to link, and from the first one back into the search. */
function goAlong(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  // The search has taken it.
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
