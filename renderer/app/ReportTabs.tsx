import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../i18n/page/t.ts';
import { actionList } from '../actions/actionList.ts';
import { ariaKeys } from '../actions/keyNames.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { canManage } from '../domain/canManage.ts';
import { reportsPath, reviewPath } from '../lib/paths.ts';
import styles from './ReportTabs.module.css';

const tabs = [
  { name: 'review', path: reviewPath },
  { name: 'reports', path: reportsPath },
] as const;

/** The two pages of Reports below their tabs: all clients, and appointments over a period for managers. */
export function ReportTabs({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { view } = useSettings();
  // One page alone needs no tabs.
  if (!canManage(view?.staff)) return children;
  return (
    <div className={styles.frame}>
      <nav className={styles.tabs} aria-label={t('app.reports')}>
        {tabs.map(({ name, path: start }) => (
          <Link
            key={name}
            href={start}
            className={styles.tab ?? ''}
            aria-current={path.startsWith(start) ? 'page' : undefined}
            aria-keyshortcuts={ariaKeys(actionList[`go.${name}`].keys)}
          >
            {t(name === 'review' ? 'app.allClients' : 'app.appointmentReports')}
          </Link>
        ))}
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
