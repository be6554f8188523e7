import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { Link } from 'wouter';
import { say } from '../../words/page/say.ts';
import { actionList } from '../actions/actionList.ts';
import { ariaKeys } from '../actions/keyNames.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import styles from './NavigationRail.module.css';
import { screensFor } from './screenList.ts';

const icons = {
  day: CalendarTodayOutlined,
  clients: PeopleAltOutlined,
  review: TableChartOutlined,
  explorer: AccountTreeOutlined,
  locations: PlaceOutlined,
  settings: SettingsOutlined,
};

export function NavigationRail({ path }: { readonly path: string }) {
  const { view } = useSettings();
  return (
    <nav className={styles.rail} aria-label={say('app.screens')}>
      <span className={styles.mark} aria-hidden="true" />
      {screensFor(view?.staff).map(({ name, start, covers }) => {
        const Icon = icons[name];
        const here = covers(path);
        return (
          <Link
            key={name}
            href={start}
            className={styles.way ?? ''}
            aria-current={here ? 'page' : undefined}
            aria-keyshortcuts={ariaKeys(actionList[`go.${name}`].keys)}
          >
            <Icon />
            <span>{say(`app.${name}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
