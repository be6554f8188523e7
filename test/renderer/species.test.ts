import { describe, expect, it } from 'vitest';
import { speciesInUse } from '../../renderer/domain/species.ts';

describe('a species as it was typed', () => {
  it.each([
    ['dog', ['Canine', 'Feline'], 'Canine'],
    [' Hund ', ['Canine', 'Feline'], 'Canine'],
    ['canine', ['Canine'], 'Canine'],
    ['félin', ['Canine', 'Feline'], 'Feline'],
    ['schildkröte', ['Tortoise'], 'Tortoise'],
  ])('%s becomes the clinic’s own word', (typed, inUse, species) => {
    expect(speciesInUse(typed, inUse)).toBe(species);
  });

  it.each([
    ['Dog', ['Dog', 'Canine']],
    ['dog', ['Chien', 'Canine']],
    ['Axolotl', ['Canine']],
    ['dog', []],
    ['', ['Canine']],
    ['dog', ['Hot dog']],
  ])('%s stays as it is among %j', (typed, inUse) => {
    expect(speciesInUse(typed, inUse)).toBe(typed);
  });
});
