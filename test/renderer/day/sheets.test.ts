import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isFileName } from '../../../electron/contract/files.ts';
import type { DayAppointment } from '../../../renderer/features/day/columns.ts';
import { dayFileName, dayRows, labelFileName } from '../../../renderer/features/day/exportDay.ts';
import { allColumns, columnsOf, sheetsOf } from '../../../renderer/features/day/print/sheets.ts';
import { usualPaper } from '../../../renderer/lib/paper.ts';
import { loadFirstMessages, loadOtherMessages } from '../../../i18n/page/loadMessages.ts';
import { dayVisit, dayWith } from '../../support/page/scheduleDay.ts';

const cancelled = { __typename: 'Status', label: 'CANCELLED', stage: 'cancelled', word: null } as const;

const anyVisit: fc.Arbitrary<DayAppointment> = fc
  .record({
    minute: fc.option(fc.integer({ min: 0, max: 59 })),
    provider: fc.constantFrom('a', 'b', 'elsewhere', null),
    isCancelled: fc.boolean(),
  })
  .map(({ minute, provider, isCancelled }) =>
    dayVisit({
      start: minute === null ? null : `2026-11-17T09:${String(minute).padStart(2, '0')}:00-05:00`,
      provider: provider === null ? null : { __typename: 'Provider', id: provider },
      ...(isCancelled && { status: cancelled }),
    }),
  );
const anyVisits = fc
  .array(anyVisit, { maxLength: 20 })
  .map((visits) => visits.map((visit, index) => ({ ...visit, id: String(index) })));

const formatPhone = (number: string): string => `written ${number}`;

describe('sheets for paper', () => {
  it('list every appointment once, by time, whether on one sheet or by provider', () => {
    fc.assert(
      fc.property(anyVisits, fc.constantFrom('day', 'providers'), (visits, kind) => {
        const sheets = sheetsOf(dayWith(visits), visits, { kind, withCancelled: true, formatPhone });
        const ids = sheets.flatMap(({ rows }) => rows.map(({ key }) => key.split(' ')[1]));
        expect(ids).toHaveLength(visits.length);
        expect(new Set(ids)).toEqual(new Set(visits.map(({ id }) => id)));
        for (const { rows } of sheets) {
          const starts = rows.map(({ cells }) => cells.time[0] ?? '').map((time) => (time === 'No time' ? '~' : time));
          expect(starts).toEqual(starts.toSorted());
        }
      }),
    );
  });

  it('show how many they leave out', () => {
    fc.assert(
      fc.property(anyVisits, (visits) => {
        const [sheet] = sheetsOf(dayWith(visits), visits, { kind: 'day', withCancelled: false, formatPhone });
        const leftOut = visits.filter(({ status }) => status === cancelled).length;
        expect(sheet?.rows).toHaveLength(visits.length - leftOut);
        expect(sheet?.notes.join('')).toBe(leftOut === 0 ? '' : `Not listed because cancelled or no-show: ${leftOut}.`);
      }),
    );
  });

  it('show what is uncertain about the day', () => {
    const day = dayWith([], { complete: false, partial: true, unreadable: 2 });
    expect(sheetsOf(day, [], { kind: 'providers', withCancelled: true, formatPhone })[0]?.notes).toHaveLength(3);
  });

  it('have everything that reception needs in a row', () => {
    const [sheet] = sheetsOf(dayWith([dayVisit()]), [dayVisit()], { kind: 'day', withCancelled: true, formatPhone });
    const cells = sheet?.rows[0]?.cells;
    expect(cells).toMatchObject({
      patient: ['Bella (Canine)'],
      client: ['Maria Garcia'],
      phones: ['written (555) 0101'],
      type: ['Sick visit'],
      reason: ['Limping'],
      provider: ['Dr. A'],
      room: ['Exam 1'],
      status: ['Confirmed'],
      alerts: ['Bites'],
    });
    expect(cells?.balance[0]).toMatch(/12\.50 due/);
    expect(Object.keys(cells ?? {}).toSorted()).toEqual(allColumns.toSorted());
  });

  it('spare a provider’s own sheet the provider', () => {
    expect(columnsOf('providers', allColumns)).not.toContain('provider');
    expect(columnsOf('day', allColumns)).toContain('provider');
  });

  it('take the paper of the region', () => {
    expect([usualPaper('en-US'), usualPaper('en-DE'), usualPaper('en')]).toEqual(['Letter', 'A4', 'A4']);
  });
});

describe('the list for a spreadsheet', () => {
  it('has a row for each appointment and a cell for each column', () => {
    const [heads, row, ...others] = dayRows(dayWith([]), [dayVisit()]);
    expect(others).toEqual([]);
    expect(row).toHaveLength(heads?.length ?? 0);
    const cell = (name: string): unknown => row?.[heads?.indexOf(name) ?? -1];
    expect(['Date', 'Start', 'End', 'Patient', 'Balance', 'Alerts'].map(cell)).toEqual([
      '2026-11-17',
      '09:00',
      '09:30',
      'Bella',
      '12.50',
      'Bites',
    ]);
  });
});

async function learn(language: string, locale: string): Promise<void> {
  await loadFirstMessages(language, locale);
  await loadOtherMessages();
}

describe('in every language', () => {
  afterEach(() => learn('en', 'en-US'));

  it.each(['en', 'de', 'es', 'fr', 'en-XA'])('a file of a day has a plain name, in %s', async (language) => {
    await learn(language, language);
    for (const name of [dayFileName(dayWith([])), labelFileName()])
      expect([name, isFileName(`${name}.csv`, 'csv')]).toEqual([name, true]);
  });

  it.each(['de', 'es', 'fr'])('a list has a title of its own over each column, in %s', async (language) => {
    await learn(language, language);
    const [titles = [], row = []] = dayRows(dayWith([]), [dayVisit({ blocked: true, status: cancelled })]);
    expect(new Set(titles).size).toBe(row.length);
    expect(row.slice(-2)).not.toContain('yes');
  });

  it('a sheet lists its patients, and its end, in German', async () => {
    await learn('de', 'de-DE');
    const visits = [dayVisit({ provider: null }), dayVisit({ id: '2', start: null, patient: null })];
    const sheets = sheetsOf(dayWith(visits), visits, { kind: 'providers', withCancelled: true, formatPhone });
    expect(sheets.at(-1)?.title).toBe('Ohne Behandler');
    const rows = sheets.flatMap((sheet) => sheet.rows);
    expect(rows.map(({ cells }) => cells.time.at(-1))).toContain('Ohne Uhrzeit');
    expect(rows.map(({ cells }) => cells.patient[0])).toContain('Ohne Patient');
    expect(rows.flatMap(({ cells }) => cells.time).join(' ')).toMatch(/bis 9:30/);
  });
});
