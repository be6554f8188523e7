import { describe, expect, it } from 'vitest';
import { honest, prove, type Roots, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();

describe('lists that are refused as they are asked for first', () => {
  it('are read of fewer days where those of a month are too much for one answer', async () => {
    const unpaged = sdl.replace('endDate: String, limit: Int, offset: Int', 'endDate: String');
    const text = JSON.stringify(rows.appointments).length;
    const { match, sent } = await prove(honest(rows), unpaged, { mostCharacters: text * 0.8 });
    expect(match.concepts.appointments?.chosen).toMatchObject({ operation: 'appointments', verdict: 'proven' });
    expect(match.map.appointments?.fields).toMatchObject({ provider: { path: [] }, status: { path: ['status'] } });
    expect(sent.filter((query) => query.includes('appointments('))).toHaveLength(3);
  });

  it('are read without a flag that this key may not set', async () => {
    const flagged = sdl.replace('clients(page: Int', 'clients(includeInactive: Boolean, page: Int');
    const clients: Roots[string] = ({ includeInactive, ...args }) => {
      if (includeInactive !== undefined) throw new Error('Only administrators list inactive clients.');
      return honest(rows)['clients']?.(args);
    };
    const { match, sent } = await prove({ ...honest(rows), clients }, flagged);
    expect(match.concepts.clients?.chosen).toMatchObject({ operation: 'clients', verdict: 'proven' });
    expect(match.map.clients?.arguments.map(({ name }) => name)).not.toContain('includeInactive');
    expect(sent.length).toBeLessThanOrEqual(25);
  });

  it('are read in pages of the service’s own size where every size is refused', async () => {
    const clients: Roots[string] = ({ limit, page }) => {
      if (limit !== undefined) throw new Error('Argument limit is not supported.');
      return honest(rows)['clients']?.({ page });
    };
    const { match } = await prove({ ...honest(rows), clients });
    expect(match.concepts.clients?.chosen).toMatchObject({ operation: 'clients', verdict: 'proven' });
    expect(match.map.clients?.arguments.map(({ name }) => name)).toEqual(['page']);
  });

  it('are read without an offset where every offset is refused', async () => {
    const offsets = sdl.replace('clients(page: Int, limit: Int)', 'clients(offset: Int, limit: Int)');
    const clients: Roots[string] = ({ limit, offset }) => {
      if (offset !== undefined) throw new Error('Skip clause is not supported.');
      return honest(rows)['clients']?.({ limit });
    };
    const { match } = await prove({ ...honest(rows), clients }, offsets);
    expect(match.concepts.clients?.chosen).toMatchObject({ operation: 'clients', verdict: 'proven' });
    expect(match.map.clients?.arguments.map(({ name }) => name)).toEqual(['limit']);
  });
});
