import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import ManageSearch from '@mui/icons-material/ManageSearch';
import Search from '@mui/icons-material/Search';
import { useLocation } from 'wouter';
import { t } from '../../i18n/page/t.ts';
import { actionList, actionLabel } from '../actions/actionList.ts';
import { ariaKeys } from '../actions/keyNames.ts';
import { currentEnvironment, useSettings } from '../bridge/SettingsContext.tsx';
import { useDraftsCount } from '../bridge/useDraftsCount.ts';
import { Action, IconAction } from '../components/Action.tsx';
import { EnvironmentBadge } from '../components/EnvironmentBadge.tsx';
import { openDialog } from '../state/dialogs.ts';
import { guidePath, isHelpPath } from '../lib/paths.ts';
import typography from '../components/typography.module.css';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly onBook: () => void;
  readonly onWalkIn: () => void;
  readonly onSearch: () => void;
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
  readonly onHelp: () => void;
  readonly onLock: () => void;
}

export function TopBar({ onBook, onWalkIn, onSearch, onPalette, onShortcuts, onHelp, onLock }: TopBarProps) {
  const [path, navigate] = useLocation();
  const { view } = useSettings();
  const environment = currentEnvironment(view);

  return (
    <header className={styles.bar}>
      <div className={styles.clinic}>
        <span className={`${typography.truncated} ${styles.name}`}>
          {environment ? (environment.organization?.name ?? 'Front Desk') : ''}
        </span>
        {environment && <EnvironmentBadge kind={environment.kind} />}
        <DraftsButton />
      </div>
      <button
        type="button"
        className={styles.search}
        hidden={path.startsWith('/clients')}
        onClick={onSearch}
        aria-keyshortcuts="/"
      >
        <Search />
        <span className={`${typography.truncated} ${styles.searchWord}`}>{actionLabel('clients.search')}</span>
        <kbd>/</kbd>
      </button>
      <div className={styles.actions}>
        {environment?.kind === 'demo' && (
          <span className={styles.connect}>
            <Action look="tonal" onClick={() => navigate(guidePath)}>
              {t('app.connect')}
            </Action>
          </span>
        )}
        <Action aria-keyshortcuts="W" onClick={onWalkIn}>
          {t('app.walkInShort')}
        </Action>
        <Action look="primary" aria-keyshortcuts="N" onClick={onBook}>
          {t('general.book')}
        </Action>
        <IconAction
          aria-label={actionLabel('palette')}
          aria-keyshortcuts={ariaKeys(actionList.palette.keys)}
          onClick={onPalette}
        >
          <ManageSearch />
        </IconAction>
        <span className={styles.shortcuts}>
          <IconAction aria-label={actionLabel('shortcuts')} aria-keyshortcuts="?" onClick={onShortcuts}>
            <KeyboardOutlined />
          </IconAction>
        </span>
        <IconAction
          aria-label={t('app.helpTitle')}
          aria-keyshortcuts={ariaKeys(actionList.help.keys)}
          aria-current={isHelpPath(path) ? 'page' : undefined}
          onClick={onHelp}
        >
          <HelpOutlineOutlined />
        </IconAction>
        {view?.staff.kind === 'signedIn' && (
          <Action
            look="quiet"
            title={actionLabel('desk.lock')}
            aria-label={t('app.lockOf', { name: view.staff.member.name })}
            aria-keyshortcuts={ariaKeys(actionList['desk.lock'].keys)}
            onClick={onLock}
          >
            <span className={styles.member}>
              <LockOutlined />
              <span className={styles.memberName} dir="auto">
                {view.staff.member.name}
              </span>
            </span>
          </Action>
        )}
      </div>
    </header>
  );
}

/** The number of drafts; hidden while there are none. */
function DraftsButton() {
  const count = useDraftsCount();
  if (count === 0) return null;
  return (
    <Action
      look="quiet"
      ref={keepFocus}
      title={actionLabel('drafts')}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(actionList.drafts.keys)}
      onClick={() => openDialog('drafts')}
    >
      {t('app.draftsCount', { count })}
    </Action>
  );
}

/** When the button disappears while it has the focus, the focus moves to the screen. */
function keepFocus(button: HTMLButtonElement | null): () => void {
  return () => {
    if (document.activeElement === button) document.getElementById('main')?.focus();
  };
}
