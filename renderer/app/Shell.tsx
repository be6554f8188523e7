import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { t } from '../../i18n/page/t.ts';
import { useActionKeys, useActions } from '../actions/useActions.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import { useOfflineQueue } from '../bridge/offlineQueue.ts';
import { isServiceAway } from '../bridge/serviceAway.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import { openDialog } from '../state/dialogs.ts';
import { canManage } from '../domain/canManage.ts';
import { clearNotices } from '../state/notices.ts';
import {
  comparePath,
  reviewPath,
  dayOfPath,
  weekOfPath,
  explorerPath,
  formsPath,
  helpPath,
  isGuidePath,
  isHelpPath,
  isServiceMapPath,
  reportsPath,
} from '../lib/paths.ts';
import { requestSearchFocus } from '../state/searchFocus.ts';
import { noteLastScreen } from '../state/lastScreen.ts';
import { waitForIdle } from '../hooks/firstContent.ts';
import { Dialogs } from './Dialogs.tsx';
import { InnerBoundary } from './ErrorBoundaries.tsx';
import { NavigationRail, screens } from './NavigationRail.tsx';
import { Notices } from './Notices.tsx';
import { ScreenPop } from './ScreenPop.tsx';
import { Screens } from './Screens.tsx';
import styles from './Shell.module.css';
import { ShellStrips } from './ShellStrips.tsx';
import { TopBar } from './TopBar.tsx';

const shortcutSheet = createLazyPart(() =>
  import('./ShortcutSheetDialog.tsx').then(({ ShortcutSheetDialog }) => ShortcutSheetDialog),
);

const palette = createLazyPart(() => import('../features/palette/Palette.tsx').then((part) => part.Palette));

/** What stays while screens change: navigation, clinic, environment, strips. */
export function Shell() {
  const bridge = useBridge();
  const [path, navigate] = useLocation();
  const { clinic, view } = useSettings();
  const singleKeys = view?.singleKeys ?? true;
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const main = useRef<HTMLElement>(null);
  const shownClinic = useRef(clinic);
  const isServiceMap = isServiceMapPath(path);
  const survivesConnectionChange = isServiceMap || isGuidePath(path);
  const lock = (): void => void bridge.request('staff:lock', null);

  const focusMain = (): void => main.current?.focus();
  const go = (start: string) => (): void => {
    navigate(start);
    focusMain();
  };
  const openHelp = (): void => navigate(helpPath());
  const searchClients = (): void => {
    requestSearchFocus();
    navigate('/clients');
  };
  const day = dayOfPath(path) ?? weekOfPath(path);
  const book = (): void => openDialog('booking', day ?? {});
  // A walk-in is here now: today, at the location in the address.
  const walkIn = (): void => {
    const place = day?.location === undefined ? {} : { location: day.location };
    // While the service does not answer nothing can be booked: who comes is noted.
    if (isServiceAway(view)) openDialog('walkInNote', place);
    else openDialog('booking', { ...place, walkIn: true });
  };
  const isQueued = useOfflineQueue().length > 0;
  useActionKeys({ singleKeys });
  useActions(
    {
      'go.day': go('/'),
      'go.clients': go('/clients'),
      'go.review': go(reviewPath),
      'go.reports': canManage(view?.staff) ? go(reportsPath) : undefined,
      'go.explorer': canManage(view?.staff) ? go(explorerPath) : undefined,
      'go.locations': go('/locations'),
      'go.settings': go('/settings'),
      palette: () => setOpen('palette'),
      'clients.search': searchClients,
      'clients.compare': go(comparePath),
      'client.register': () => openDialog('clientForm', { kind: 'new' }),
      book,
      walkIn,
      drafts: () => openDialog('drafts'),
      offlineReview: isQueued ? () => openDialog('offlineReview') : undefined,
      waitingList: () => openDialog('waitingList', { times: [] }),
      'waitingList.add': () => openDialog('waitingEntry', { kind: 'add', known: {} }),
      shortcuts: () => setOpen('sheet'),
      help: openHelp,
      ...(view?.staff.kind === 'signedIn' && { 'desk.lock': lock }),
      ...(view?.hasForms && canManage(view.staff) && { 'forms.run': go(formsPath) }),
    },
    { isFallback: true },
  );
  useEffect(() => {
    void waitForIdle(4000).then(() => [palette, shortcutSheet].forEach((part) => part.prefetch()));
  }, []);
  const title = titleOf(path);
  useEffect(() => {
    document.title = title === null ? 'Front Desk' : t('app.screenTitle', { screen: title });
  }, [title]);
  useEffect(() => noteLastScreen(path), [path]);
  useEffect(() => {
    if (shownClinic.current === clinic) return;
    shownClinic.current = clinic;
    clearNotices();
    // These screens are about the service in general. Any other address may name something of the former clinic.
    if (!survivesConnectionChange) navigate('/', { replace: true });
  }, [clinic, navigate, survivesConnectionChange]);

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
        {t('app.skip')}
      </a>
      <NavigationRail path={path} />
      <div className={styles.column}>
        <TopBar
          onBook={book}
          onWalkIn={walkIn}
          onSearch={searchClients}
          onPalette={() => setOpen('palette')}
          onShortcuts={() => setOpen('sheet')}
          onHelp={openHelp}
          onLock={lock}
        />
        <ShellStrips showsMapQuestions={!isServiceMap} />
        <main className={styles.main} id="main" ref={main} tabIndex={-1}>
          <InnerBoundary resetBy={`${clinic} ${path}`}>
            <Screens key={clinic} path={path} />
          </InnerBoundary>
        </main>
      </div>
      <Dialogs key={clinic} />
      <ScreenPop />
      <Notices />
      {open === 'sheet' && <shortcutSheet.Part onClose={() => setOpen(null)} />}
      {open === 'palette' && (
        <palette.Part
          onClose={() => setOpen(null)}
          onCloseThen={(run) => {
            flushSync(() => setOpen(null));
            run();
          }}
          onGone={focusMain}
        />
      )}
    </div>
  );
}

/** The screen's name in the window title; null for unknown addresses. */
function titleOf(path: string): string | null {
  if (isHelpPath(path)) return t('app.helpTitle');
  if (isGuidePath(path)) return t('app.connectTitle');
  if (path === formsPath || path.startsWith(`${formsPath}/`)) return t('app.formsTitle');
  const screen = screens.find(({ covers }) => covers(path));
  return screen ? t(`app.${screen.name}`) : null;
}
