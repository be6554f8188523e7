import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import { isServiceMapPath } from '../lib/paths.ts';
import { BookingPlace } from './BookingPlace.tsx';
import { InnerBoundary } from './InnerBoundary.tsx';
import { NavigationRail } from './NavigationRail.tsx';
import { screens } from './screenList.ts';
import { Screens } from './Screens.tsx';
import styles from './Shell.module.css';
import { ShellStrips } from './ShellStrips.tsx';
import { TopBar } from './TopBar.tsx';
import { useShortcuts } from './useShortcuts.ts';

const shortcutSheet = createLazyPart(() =>
  import('./ShortcutSheetDialog.tsx').then(({ ShortcutSheetDialog }) => ShortcutSheetDialog),
);

/** What stays while screens change: ways, clinic, environment, strips. */
export function Shell() {
  const [path, navigate] = useLocation();
  const { clinic } = useSettings();
  const [sheetOpen, setSheetOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const shownClinic = useRef(clinic);
  const reviews = isServiceMapPath(path);

  useShortcuts({ openSheet: () => setSheetOpen(true), focusMain: () => main.current?.focus() });
  const screen = screens.find(({ covers }) => covers(path));
  useEffect(() => {
    document.title = screen ? `${screen.word} – Front Desk` : 'Front Desk';
  }, [screen]);
  useEffect(() => {
    if (shownClinic.current === clinic) return;
    shownClinic.current = clinic;
    // The review belongs to whichever service is in use; every other address may name something of the former one.
    if (!reviews) navigate('/', { replace: true });
  }, [clinic, navigate, reviews]);

  return (
    <div className={styles.shell}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to the screen
      </a>
      <NavigationRail path={path} />
      <div className={styles.column}>
        <TopBar onShortcuts={() => setSheetOpen(true)} />
        <ShellStrips asksAboutMap={!reviews} />
        <main className={styles.main} id="main" ref={main} tabIndex={-1}>
          <InnerBoundary resetBy={`${clinic} ${path}`}>
            <Screens key={clinic} path={path} />
          </InnerBoundary>
        </main>
      </div>
      <BookingPlace key={clinic} />
      {sheetOpen && <shortcutSheet.Part onClose={() => setSheetOpen(false)} />}
    </div>
  );
}
