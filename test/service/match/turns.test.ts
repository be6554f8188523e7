import { expect, it } from 'vitest';
import { createTurns } from '../../../electron/core/adapter/map/turns.ts';
import { matchSchema, matchSchemaInTurns } from '../../../graphql/service/match/matchSchema.ts';
import { frontDeskSdl } from '../../support/service/largeSchema.ts';
import { modelOf } from '../../support/service/modelOf.ts';

it('a schema of thousands of operations is matched in turns, with the same result', async () => {
  const sdl = frontDeskSdl({ types: 300 });
  const [one, other] = [await modelOf(sdl), await modelOf(sdl)];
  const own = createTurns();
  let pieces = 0;
  let turns = 0;
  const match = await matchSchemaInTurns(one, {
    isOver: () => (pieces += 1) % 500 === 0,
    next: () => {
      turns += 1;
      return own.next();
    },
  });
  expect(match).toEqual(matchSchema(other));
  expect(match.map.clients?.field).toBe('clients');
  // A piece is what one field or type takes.
  expect(turns).toBeGreaterThan(10);
});
