import { describe, expect, it } from 'vitest';
import { type ListCell, readCells } from '../../graphql/service/lists/readCells.ts';
import type { ColumnKind, ColumnSource, ListColumn } from '../../graphql/service/lists/serviceList.ts';

function column(kind: ColumnKind, from: ColumnSource): ListColumn {
  return { key: 'x', title: 'X', kind, usual: true, from };
}

function value(kind: ColumnKind, ...path: readonly string[]): ListColumn {
  return column(kind, { kind: 'value', source: { kind: 'path', path } });
}

function read(row: unknown, expected: ListColumn): ListCell | null {
  return readCells(row, [expected], 'America/New_York')[0] ?? null;
}

const plain = (text: string): ListCell => ({ text, currency: null, link: null });

describe('a cell of a list', () => {
  it('keeps every digit of money, moves the point of cents in the text, and gives the currency', () => {
    const cents = column('money', { kind: 'money', money: { amount: ['cents'], currency: ['currency'], cents: true } });
    expect(read({ cents: '900719925474099312', currency: 'USD' }, cents)).toEqual({
      text: '9007199254740993.12',
      currency: 'USD',
      link: null,
    });
    const amount = column('money', { kind: 'money', money: { amount: ['total', 'amount'], currency: null } });
    expect(read({ total: { amount: '0.10' } }, amount)).toEqual(plain('0.10'));
    expect(read({ total: { amount: 'on request' } }, amount)).toEqual(plain('on request'));
    expect(read({ total: null }, amount)).toBeNull();
  });

  it('writes moments on the clinic’s wall, and shows what it can’t read as it is', () => {
    expect(read({ at: '2026-11-17T15:05:00Z' }, value('moment', 'at'))).toEqual(plain('2026-11-17T10:05:00-05:00'));
    expect(read({ at: '2026-11-17T10:05:00' }, value('moment', 'at'))).toEqual(plain('2026-11-17T10:05:00-05:00'));
    expect(read({ at: 'soon' }, value('moment', 'at'))).toEqual(plain('soon'));
    expect(read({ on: '2026-11-17' }, value('date', 'on'))).toEqual(plain('2026-11-17'));
    expect(read({ on: '2026-11-18T02:00:00Z' }, value('date', 'on'))).toEqual(plain('2026-11-17'));
  });

  it('is null where the service gave nothing, and false where it gave that', () => {
    expect(read({ open: null }, value('flag', 'open'))).toBeNull();
    expect(read({ open: false }, value('flag', 'open'))).toEqual(plain('false'));
    expect(read(null, value('text', 'name'))).toBeNull();
    expect(read({ name: '  ' }, value('text', 'name'))).toBeNull();
  });

  it('joins several texts, and writes what a scalar of the service’s own holds', () => {
    expect(read({ tags: ['a', null, 'b'] }, value('texts', 'tags'))).toEqual(plain('a; b'));
    expect(read({ lines: [{ name: 'x' }, { name: 'y' }] }, value('texts', 'lines', 'name'))).toEqual(plain('x; y'));
    expect(read({ extra: { a: 1 } }, value('text', 'extra'))).toEqual(plain('{"a":1}'));
  });

  it('names what a link leads to, by its id where it has no name', () => {
    const path = ['client'];
    const fields = { id: { kind: 'path', path: ['id'] }, name: { kind: 'path', path: ['name'] } } as const;
    const link = column('link', { kind: 'link', link: { path, fields } });
    expect(read({ client: { id: '7', name: 'Maria' } }, link)).toEqual({ text: 'Maria', currency: null, link: '7' });
    expect(read({ client: { id: 7 } }, link)).toEqual({ text: '7', currency: null, link: '7' });
    expect(read({ client: null }, link)).toBeNull();
    const self = { id: { kind: 'path', path: [] }, name: { kind: 'path', path: [] } } as const;
    const byId = column('link', { kind: 'link', link: { path: ['clientId'], fields: self } });
    expect(read({ clientId: 7 }, byId)).toEqual({ text: '7', currency: null, link: '7' });
  });
});
