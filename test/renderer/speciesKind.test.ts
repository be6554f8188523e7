import { describe, expect, it } from 'vitest';
import { speciesKind } from '../../renderer/domain/speciesKind.ts';

describe('the kind of a species', () => {
  it.each([
    ['Canine', 'dog'],
    ['HUND', 'dog'],
    ['Felino', 'cat'],
    ['chat européen', 'cat'],
    ['Kaninchen', 'rabbit'],
    ['Avian', 'bird'],
    ['Cattle', 'other'],
    ['Avestruz', 'other'],
    ['Reptile', 'other'],
    ['', 'other'],
    [null, 'other'],
  ])('of “%s” is %s', (species, kind) => {
    expect(speciesKind(species)).toBe(kind);
  });
});
