import { describe, expect, it } from 'vitest';
import { isFileName } from '../../../electron/contract/files.ts';
import { cellText } from '../../../renderer/features/review/columns.ts';
import {
  directoryLabel,
  partialSumsLabel,
  withProgress,
} from '../../../renderer/features/review/useDirectoryProgress.ts';
import { exportName } from '../../../renderer/features/review/useTableExport.ts';
import { filterKinds, filterLabel, firstFilter } from '../../../renderer/features/review/filterKinds.ts';
import { readFilter, usualTable } from '../../../renderer/features/review/reviewTable.ts';
import { builtInViews, isSameTable, nameProblem } from '../../../renderer/features/review/views.ts';
import { balanceParts } from '../../../renderer/lib/money.ts';
import { completeDirectory, reviewClient } from '../../support/page/reviewAnswer.ts';

const now = Date.parse('2026-11-17T15:10:00Z');
const text = (change: Partial<typeof completeDirectory>): string =>
  directoryLabel({ ...completeDirectory, ...change }, now, 'en-US').text;
const failure = {
  __typename: 'Outcome',
  kind: 'timeout',
  message: 'It took too long.',
  action: 'Wait.',
  at: '',
} as const;

const asIs = (number: string): string => number;

describe('how complete the directory is', () => {
  it('is worded in all its states', () => {
    const fraction = { completeAsOf: null, read: 12_400 };
    expect(text({})).toMatch(/^Complete as of \d+:05\s[AP]M$/);
    expect(text({ completeAsOf: '2026-11-02T14:05:00Z' })).toMatch(/^Complete as of Nov 2, 2026/);
    expect(text({ ...fraction, state: 'reading' })).toBe('12,400 of 50,000 loaded');
    expect(text({ ...fraction, state: 'reading', expected: null })).toBe('12,400 loaded');
    expect(text({ ...fraction, state: 'reading', read: 50_000 })).toBe('Refreshing…');
    expect(text({ ...fraction, state: 'paused' })).toMatch(/^Paused: 12,400 of 50,000 loaded/);
    expect(text({ state: 'paused' })).toMatch(/^Paused: .* Complete as of/);
    expect(text({ ...fraction, state: 'waiting', failure })).toMatch(/continue automatically/);
    expect(text({ ...fraction, state: 'incomplete' })).toMatch(/^Incomplete: .*12,400 clients/);
    expect(text({ ...fraction, state: 'notOffered', read: 0 })).toMatch(/No client list/);
    expect(text({ failure })).toMatch(/^Complete as of .* Couldn’t refresh since: It took too long\.$/);
  });

  it('names the scope of figures, unless it is everything', () => {
    const of = (change: Partial<typeof completeDirectory>): string | null =>
      partialSumsLabel({ ...completeDirectory, completeAsOf: null, read: 12_400, ...change });
    expect(of({ state: 'reading' })).toBe('of 12,400 clients loaded so far');
    expect(of({ state: 'waiting' })).toBe('of 12,400 clients loaded so far');
    expect(of({ state: 'incomplete' })).toBe('of 12,400 clients sent');
    expect(of({ state: 'complete' })).toBeNull();
    expect(of({ state: 'paused', completeAsOf: '2026-11-17T14:05:00Z' })).toBeNull();
  });

  it('applies progress, and clears an outdated failure', () => {
    const before = { ...completeDirectory, state: 'waiting', failure } as const;
    const progress = { state: 'reading', read: 7, expected: 9, failure: null } as const;
    expect(withProgress(before, progress)).toMatchObject({ state: 'reading', read: 7, expected: 9, failure: null });
    expect(withProgress(before, null)).toBe(before);
  });
});

describe('a filter’s label', () => {
  it('shows the filters', () => {
    const filter = readFilter({
      noVisitMonths: 1,
      missing: ['address', 'phone', 'email'],
      location: '7',
      newSince: '2026-11-01',
      tag: 'VIP',
    });
    const labels = filterKinds
      .map((kind) => filterLabel(kind, filter, [{ id: '7', name: 'Riverside' }]))
      .filter((each) => each !== null);
    expect(labels).toEqual([
      'No visit for 1 month',
      'No phone, email and address',
      'At Riverside',
      expect.stringMatching(/^New since .*2026$/),
      'Tag: VIP',
    ]);
  });

  it('has labels for all filters, and for their opposites', () => {
    for (const kind of filterKinds) {
      const first = firstFilter(kind, '2026-11-17');
      if (first) expect(filterLabel(kind, first, [])).not.toBeNull();
    }
    const contrary = { active: false, balanceDue: false, hasAlerts: false };
    expect((['active', 'balanceDue', 'hasAlerts'] as const).map((kind) => filterLabel(kind, contrary, []))).toEqual([
      'Inactive',
      'No balance due',
      'No alerts',
    ]);
  });
});

describe('views', () => {
  const views = builtInViews('2026-11-17');

  it('begin with all clients, and none is another', () => {
    expect(views[0]?.table).toEqual(usualTable);
    for (const [index, { table }] of views.entries()) {
      expect(views.findIndex((view) => isSameTable(view.table, table))).toBe(index);
    }
  });

  it('are the same whatever the search', () => {
    expect(isSameTable(usualTable, { ...usualTable, filter: { search: 'maria' } })).toBe(true);
    expect(isSameTable(usualTable, { ...usualTable, filter: { active: true } })).toBe(false);
  });

  it('take a name that is not empty, not reserved and unique, and only so many', () => {
    expect(nameProblem('', views, null)).toBe('empty');
    expect(nameProblem('all CLIENTS', views, null)).toBe('builtIn');
    const full = Array.from({ length: 30 }, (_each, index) => ({
      name: `Mine ${index}`,
      table: usualTable,
      builtIn: false,
    }));
    expect(nameProblem('Another', [...views, ...full], null)).toBe('tooMany');
    expect(nameProblem('Mine 3', [...views, ...full], null)).toBeNull();
    expect(nameProblem('Another', [...views, ...full], full[3] ?? null)).toBeNull();
  });

  it('lend their name to a file, as far as a file can have it', () => {
    expect(exportName('No phone', '2026-11-17')).toBe('clients-no-phone-2026-11-17.csv');
    expect(exportName('All clients', '2026-11-17')).toBe('clients-2026-11-17.csv');
    for (const name of ['', 'CON', '../../etc', 'שרה כהן', '💉', 'x'.repeat(200)]) {
      expect(isFileName(exportName(name, '2026-11-17'), 'csv')).toBe(true);
    }
  });
});

describe('a cell’s text', () => {
  it('is short for long texts, and empty for unknown ones', () => {
    const unnamed = reviewClient('1', { name: '' });
    const columns = [
      'name',
      'phone',
      'email',
      'address',
      'active',
      'alerts',
      'tags',
      'since',
      'lastVisit',
      'location',
      'patients',
    ] as const;
    expect(columns.map((column) => cellText(column, unnamed, asIs)).join('')).toBe('');
    expect(cellText('address', reviewClient('1', { address: 'x'.repeat(10_000) }), asIs).length).toBe(201);
    const phones = ['(646) 555-0111', '(646) 555-0112'].map(
      (number) => ({ __typename: 'Phone', number, label: null }) as const,
    );
    expect(cellText('phone', reviewClient('1', { phones }), (number) => `written ${number}`)).toBe(
      'written (646) 555-0111 +1',
    );
    const patients = [
      { __typename: 'Patient', id: '1', name: 'Bella', species: null, deceased: false, alerts: ['Bites'] },
      { __typename: 'Patient', id: '2', name: 'Max', species: null, deceased: true, alerts: ['Bit'] },
    ] as const;
    expect(cellText('patients', reviewClient('1', { patients }), asIs)).toBe('Bella, Max †');
    // As a row of the search says it.
    expect(cellText('alerts', reviewClient('1', { alerts: ['Call first'], patients }), asIs)).toBe(
      'Call first, Bella: Bites',
    );
  });

  it('is exact where it is money, with its direction', () => {
    expect(balanceParts({ amount: '90071992547409.93', currency: 'USD' }, 'en-US')).toEqual({
      kind: 'owed',
      amount: '$90,071,992,547,409.93',
      label: 'due',
    });
    expect(balanceParts({ amount: '-3.50', currency: null }, 'en-US')).toMatchObject({
      kind: 'credit',
      amount: '3.50',
    });
    expect(balanceParts({ amount: '-0.00', currency: 'USD' }, 'en-US')).toMatchObject({ kind: 'even', label: '' });
    expect(balanceParts({ amount: '12', currency: 'no such' }, 'en-US')).toMatchObject({ amount: '12 no such' });
    expect(balanceParts({ amount: 'much', currency: 'USD' }, 'en-US')).toBeNull();
  });
});
