import { useEffect } from 'react';
import { Link } from 'wouter';
import { t } from '../../i18n/page/t.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import { DayPage } from '../features/day/DayPage.tsx';
import { comparedPair, dayOfPath, dayPath, decodePart, isBoardPath, weekOfPath, auditLogPart } from '../lib/paths.ts';
import { waitForIdle } from '../hooks/firstContent.ts';
import { ReportTabs } from './ReportTabs.tsx';
import { screenLoaders, screenOfPath } from './screenLoaders.ts';

const week = createLazyPart(screenLoaders.week);
const clients = createLazyPart(screenLoaders.clients);
const compare = createLazyPart(screenLoaders.compare);
const review = createLazyPart(screenLoaders.review);
const reports = createLazyPart(screenLoaders.reports);
const explorer = createLazyPart(screenLoaders.explorer);
const locations = createLazyPart(screenLoaders.locations);
const settings = createLazyPart(screenLoaders.settings);
const serviceMap = createLazyPart(screenLoaders.serviceMap);
const auditLog = createLazyPart(screenLoaders.auditLog);
const connect = createLazyPart(screenLoaders.connect);
const help = createLazyPart(screenLoaders.help);
const forms = createLazyPart(screenLoaders.forms);

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
  const [, , part = ''] = path.split('/');
  const chosen = part === '' ? null : decodePart(part);
  switch (screenOfPath(path)) {
    case 'compare':
      return <compare.Part pair={comparedPair(path)?.pair ?? null} />;
    case 'clients':
      return <clients.Part id={chosen} />;
    case 'review':
      return (
        <ReportTabs path={path}>
          <review.Part part={part} />
        </ReportTabs>
      );
    case 'reports':
      return (
        <ReportTabs path={path}>
          <reports.Part part={part} />
        </ReportTabs>
      );
    case 'explorer':
      return <explorer.Part path={path} />;
    case 'locations':
      return <locations.Part />;
    case 'serviceMap':
      return <serviceMap.Part />;
    case 'help':
      return <help.Part path={path} />;
    case 'auditLog':
      return <auditLog.Part part={auditLogPart(path) ?? ''} />;
    case 'forms':
      return <forms.Part mutation={chosen} />;
    case 'connect':
      return <connect.Part requested={chosen} />;
    case 'settings':
      return <settings.Part open={chosen} />;
    case 'week':
    case null:
      return (
        <EmptyState title={t('app.nothingHere')} action={<Link href={dayPath({})}>{t('app.goDay')}</Link>}>
          {t('app.chooseScreen')}
        </EmptyState>
      );
  }
}
