import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { Link } from 'wouter';
import type { StaffView } from '../../electron/contract/staff.ts';
import { t } from '../../i18n/page/t.ts';
import { actionList } from '../actions/actionList.ts';
import { ariaKeys } from '../actions/keyNames.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { canManage } from '../domain/canManage.ts';
import { isBoardPath, reportsPath, reviewPath } from '../lib/paths.ts';
import styles from './NavigationRail.module.css';

const icons = {
  day: CalendarTodayOutlined,
  clients: PeopleAltOutlined,
  reports: BarChartOutlined,
  explorer: AccountTreeOutlined,
  locations: PlaceOutlined,
  settings: SettingsOutlined,
};

export function NavigationRail({ path }: { readonly path: string }) {
  const { view } = useSettings();
  return (
    <nav className={styles.rail} aria-label={t('app.screens')}>
      <span className={styles.mark} aria-hidden="true" />
      {screensFor(view?.staff).map(({ name, start, covers, action = `go.${name}` as const }) => {
        const Icon = icons[name];
        const here = covers(path);
        return (
          <Link
            key={name}
            href={start}
            className={styles.link ?? ''}
            aria-current={here ? 'page' : undefined}
            aria-keyshortcuts={ariaKeys(actionList[action].keys)}
          >
            <Icon />
            <span>{t(`app.${name}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}

interface Screen {
  readonly name: 'day' | 'clients' | 'reports' | 'explorer' | 'locations' | 'settings';
  /** The link's target. */
  readonly start: string;
  readonly covers: (path: string) => boolean;
  /** Which action opens it, where it is not called like the screen. */
  readonly action?: 'go.review';
}

/** In the order of the navigation rail. */
export const screens: readonly Screen[] = [
  { name: 'day', start: '/', covers: isDayPath },
  { name: 'clients', start: '/clients', covers: (path) => path.startsWith('/clients') },
  {
    name: 'reports',
    start: reviewPath,
    covers: (path) => path.startsWith(reviewPath) || path.startsWith(reportsPath),
    action: 'go.review',
  },
  { name: 'explorer', start: '/explorer', covers: (path) => path.startsWith('/explorer') },
  { name: 'locations', start: '/locations', covers: (path) => path.startsWith('/locations') },
  { name: 'settings', start: '/settings', covers: (path) => path.startsWith('/settings') },
];

const managersScreens: readonly Screen['name'][] = ['explorer'];

/** Where staff sign in, only managers see everything that the practice system holds. */
function screensFor(staff: StaffView | undefined): readonly Screen[] {
  return canManage(staff) ? screens : screens.filter(({ name }) => !managersScreens.includes(name));
}

/** The board and the week are views of the day, not screens of their own. */
function isDayPath(path: string): boolean {
  return path === '/' || path.startsWith('/day/') || path.startsWith('/week/') || isBoardPath(path);
}
