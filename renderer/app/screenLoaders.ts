import { auditLogPart, comparedPair, isHelpPath, isServiceMapPath, weekOfPath } from '../lib/paths.ts';

/** The code of every screen besides the day, by the area of its address. */
export const screenLoaders = {
  week: () => import('../features/day/week/WeekPage.tsx').then((page) => page.WeekPage),
  clients: () => import('../features/clients/ClientsPage.tsx').then((page) => page.ClientsPage),
  compare: () => import('../features/compare/ComparePage.tsx').then((page) => page.ComparePage),
  review: () => import('../features/review/ReviewPage.tsx').then((page) => page.ReviewPage),
  reports: () => import('../features/reports/ReportsPage.tsx').then((page) => page.ReportsPage),
  explorer: () => import('../features/explorer/ExplorerPage.tsx').then((page) => page.ExplorerPage),
  locations: () => import('../features/locations/LocationsPage.tsx').then((page) => page.LocationsPage),
  settings: () => import('../features/settings/SettingsPage.tsx').then((page) => page.SettingsPage),
  serviceMap: () => import('../features/serviceMap/ServiceMapPage.tsx').then((page) => page.ServiceMapPage),
  auditLog: () => import('../features/auditLog/AuditLogPage.tsx').then((page) => page.AuditLogPage),
  connect: () => import('../features/connect/ConnectPage.tsx').then((page) => page.ConnectPage),
  help: () => import('../features/help/HelpPage.tsx').then((page) => page.createHelpPage()),
  forms: () => import('../features/forms/FormsPage.tsx').then((page) => page.FormsPage),
} as const;

export type Screen = keyof typeof screenLoaders;

/** The query without variables whose answer a screen shows first: it is sent before the code that shows it. */
export const screenQueries: Readonly<Partial<Record<Screen, string>>> = {
  explorer: 'ServiceLists',
  forms: 'Forms',
  locations: 'LocationList',
  reports: 'LocationList',
};

/** Requests the code of a screen with all that it imports at once, by what the build wrote into the page. */
export function preloadScreen(screen: Screen): void {
  const files = document.querySelector('meta[name="screen-files"]')?.getAttribute(`data-${screen.toLowerCase()}`);
  for (const href of files?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

const areas: readonly Screen[] = [
  'clients',
  'review',
  'reports',
  'explorer',
  'locations',
  'settings',
  'connect',
  'forms',
] as const;

/** The screen of an address; null for the day, which is in the first bundle, and for addresses of nothing. */
export function screenOfPath(path: string): Screen | null {
  if (weekOfPath(path)) return 'week';
  if (comparedPair(path)) return 'compare';
  if (isServiceMapPath(path)) return 'serviceMap';
  if (isHelpPath(path)) return 'help';
  if (auditLogPart(path) !== null) return 'auditLog';
  const [, area] = path.split('/');
  return areas.find((each) => each === area) ?? null;
}
