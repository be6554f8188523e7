import { t } from '../../../i18n/page/t.ts';
import type { ReportColumn, ReportRow, ReportSection } from './reportSection.ts';
import type { LoadSum, NamedCount, ReportTally } from './sumTallies.ts';

/** How much is booked with each provider and in each room, against the hours where they are known. */
export function loadSections({ providers, rooms }: ReportTally): readonly ReportSection[] {
  const sections: readonly Omit<ReportSection, 'columns' | 'barColumn' | 'chart'>[] = [
    {
      key: 'providers',
      title: t('general.providers'),
      head: t('general.provider'),
      rows: providers.map((each) => rowOf(each, t('reports.noProvider'))),
    },
    {
      key: 'rooms',
      title: t('reports.rooms'),
      head: t('general.room'),
      rows: rooms.map((each) => rowOf(each, t('reports.noRoom'))),
    },
  ];
  return sections.map((section) => ({ ...section, columns: columns(), barColumn: 3, chart: null }));
}

function columns(): readonly ReportColumn[] {
  return [
    { label: t('reports.visits'), kind: 'count' },
    { label: t('reports.booked'), kind: 'length' },
    { label: t('reports.available'), kind: 'length' },
    { label: t('reports.share'), kind: 'share' },
    { label: t('reports.shareOf'), kind: 'text' },
  ];
}

function rowOf({ key, name, count }: NamedCount<LoadSum>, withoutOne: string): ReportRow {
  const { visits, minutes, share } = count;
  return {
    key,
    name: key === '' ? withoutOne : name || t('reports.noName'),
    values: [
      visits,
      minutes,
      share?.available ?? null,
      share && share.available > 0 ? share.booked / share.available : null,
      share && t(share.of === 'working' ? 'reports.ofWorking' : 'reports.ofOpening'),
    ],
  };
}
