import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Search from '@mui/icons-material/Search';
import { useLocation } from 'wouter';
import { Action, IconAction } from '../components/Action.tsx';
import { currentEnvironment, useSettings } from '../bridge/SettingsContext.tsx';
import { EnvironmentBadge } from '../components/EnvironmentBadge.tsx';
import { requestBooking } from '../lib/bookingRequest.ts';
import { dayOfPath } from '../lib/paths.ts';
import { requestSearchFocus } from '../lib/searchFocus.ts';
import styles from './TopBar.module.css';

export function TopBar({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const [path, navigate] = useLocation();
  const { view } = useSettings();
  const environment = currentEnvironment(view);
  const openSearch = (): void => {
    requestSearchFocus();
    navigate('/clients');
  };

  return (
    <header className={styles.bar}>
      <div className={styles.clinic}>
        <span className={styles.name}>{environment ? (environment.organization?.name ?? 'Front Desk') : ''}</span>
        {environment && <EnvironmentBadge kind={environment.kind} />}
      </div>
      <button
        type="button"
        className={styles.search}
        hidden={path.startsWith('/clients')}
        onClick={openSearch}
        aria-keyshortcuts="/ Control+K"
      >
        <Search />
        <span className={styles.searchWord}>Search clients</span>
        <kbd>/</kbd>
      </button>
      <div className={styles.actions}>
        {environment?.kind === 'demo' && (
          <Action look="tonal" onClick={() => navigate('/settings/production')}>
            Connect your clinic
          </Action>
        )}
        <Action onClick={() => requestBooking({ ...placeOfPath(path), walkIn: true })}>Walk-in</Action>
        <Action look="primary" onClick={() => requestBooking(dayOfPath(path) ?? {})}>
          Book
        </Action>
        <IconAction aria-label="Keyboard shortcuts" aria-keyshortcuts="?" onClick={onShortcuts}>
          <KeyboardOutlined />
        </IconAction>
      </div>
    </header>
  );
}

/** The location on the screen; somebody who stands at the desk stands there today. */
function placeOfPath(path: string): { readonly location?: string } {
  const location = dayOfPath(path)?.location;
  return location === undefined ? {} : { location };
}
