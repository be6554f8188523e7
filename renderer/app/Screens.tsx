import { useEffect } from 'react';
import { t } from '../../i18n/page/t.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import { DayPage } from '../features/day/DayPage.tsx';
import {
  comparedPair,
  dayOfPath,
  decodePart,
  isBoardPath,
  isHelpPath,
  isServiceMapPath,
  weekOfPath,
  auditLogPart,
} from '../lib/paths.ts';
import { waitForIdle } from '../hooks/firstContent.ts';
import { ReportTabs } from './ReportTabs.tsx';

const week = createLazyPart(() => import('../features/day/week/WeekPage.tsx').then((page) => page.WeekPage));
const clients = createLazyPart(() => import('../features/clients/ClientsPage.tsx').then((page) => page.ClientsPage));
const review = createLazyPart(() => import('../features/review/ReviewPage.tsx').then((page) => page.ReviewPage));
const reports = createLazyPart(() => import('../features/reports/ReportsPage.tsx').then((page) => page.ReportsPage));
const explorer = createLazyPart(() =>
  import('../features/explorer/ExplorerPage.tsx').then((page) => page.ExplorerPage),
);
const compare = createLazyPart(() => import('../features/compare/ComparePage.tsx').then((page) => page.ComparePage));
const locations = createLazyPart(() =>
  import('../features/locations/LocationsPage.tsx').then((page) => page.LocationsPage),
);
const settings = createLazyPart(() =>
  import('../features/settings/SettingsPage.tsx').then((page) => page.SettingsPage),
);
const serviceMap = createLazyPart(() =>
  import('../features/serviceMap/ServiceMapPage.tsx').then((page) => page.ServiceMapPage),
);

const connect = createLazyPart(() => import('../features/connect/ConnectPage.tsx').then((page) => page.ConnectPage));
const help = createLazyPart(() => import('../features/help/HelpPage.tsx').then((page) => page.createHelpPage()));
const forms = createLazyPart(() => import('../features/forms/FormsPage.tsx').then((page) => page.FormsPage));
const auditLog = createLazyPart(() =>
  import('../features/auditLog/AuditLogPage.tsx').then((page) => page.AuditLogPage),
);

/** The screen of an address. Only the day is in the first bundle; the others are prefetched when the page is idle. */
export function Screens({ path }: { readonly path: string }) {
  useEffect(() => {
    void waitForIdle(4000).then(() =>
      [week, clients, review, locations, settings, serviceMap].forEach((screen) => screen.prefetch()),
    );
  }, []);

  const choice = dayOfPath(path);
  if (choice) return <DayPage choice={choice} asBoard={isBoardPath(path)} />;
  const weekChoice = weekOfPath(path);
  if (weekChoice) return <week.Part choice={weekChoice} />;
  const [, area, part] = path.split('/');
  const chosen = part ? decodePart(part) : null;
  const compared = comparedPair(path);
  if (compared) return <compare.Part {...compared} />;
  if (area === 'clients') return <clients.Part id={chosen} />;
  if (area === 'review' || area === 'reports')
    return (
      <ReportTabs path={path}>
        {area === 'review' ? <review.Part part={part ?? ''} /> : <reports.Part part={part ?? ''} />}
      </ReportTabs>
    );
  if (area === 'explorer') return <explorer.Part path={path} />;
  if (area === 'locations') return <locations.Part />;
  if (isServiceMapPath(path)) return <serviceMap.Part />;
  if (isHelpPath(path)) return <help.Part path={path} />;
  const auditPart = auditLogPart(path);
  if (auditPart !== null) return <auditLog.Part part={auditPart} />;
  if (area === 'forms') return <forms.Part mutation={chosen} />;
  if (area === 'connect') return <connect.Part requested={chosen} />;
  if (area === 'settings') return <settings.Part open={chosen} />;
  return <EmptyState title={t('app.nothingHere')}>{t('app.chooseScreen')}</EmptyState>;
}
