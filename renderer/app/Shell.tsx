import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import { isServiceMapPath } from '../lib/paths.ts';
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
  const { connection } = useSettings();
  const [sheetOpen, setSheetOpen] = useState(false);
  // Every correction there is a new connection to all other screens; it itself has to stay as it is.
  const staysThrough = isServiceMapPath(path);
  const main = useRef<HTMLElement>(null);
  const shownConnection = useRef(connection);

  useShortcuts({ openSheet: () => setSheetOpen(true), focusMain: () => main.current?.focus() });
  const screen = screens.find(({ covers }) => covers(path));
  useEffect(() => {
    document.title = screen ? `${screen.word} – Front Desk` : 'Front Desk';
  }, [screen]);
  useEffect(() => {
    if (shownConnection.current === connection) return;
    shownConnection.current = connection;
    if (!staysThrough) navigate('/', { replace: true });
  }, [connection, navigate, staysThrough]);

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
        <ShellStrips />
        <main className={styles.main} id="main" ref={main} tabIndex={-1}>
          <InnerBoundary resetBy={`${connection} ${path}`}>
            <Screens key={staysThrough ? 'service map' : connection} path={path} />
          </InnerBoundary>
        </main>
      </div>
      {sheetOpen && <shortcutSheet.Part onClose={() => setSheetOpen(false)} />}
    </div>
  );
}
