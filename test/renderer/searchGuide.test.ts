import { describe, expect, it } from 'vitest';
import { readGuide } from '../../build/readGuide.ts';
import { createGuideSearch } from '../../renderer/features/help/searchGuide.ts';

const english = createGuideSearch(readGuide('en'));
const places = (typed: string): readonly string[] =>
  english(typed).hits.map(({ place }) => `${place.page}/${place.topic ?? ''}`);

describe('the search of the guide', () => {
  it.each([
    ['undo', 'reception/undo'],
    ['walk', 'reception/walk-in'],
    ['proxy', 'it/network'],
    ['proxy blocks', 'troubleshooting/proxy'],
    ['proxy network', 'it/network'],
    ['back up', 'it/backup'],
    ['BACKUP', 'it/backup'],
    ['duplicates', 'reception/duplicates'],
    ['msiexec', 'it/silent'],
    ['no-show', 'reception/changing'],
    ['isn’t trusted', 'troubleshooting/certificate'],
    ['isnt trusted', 'troubleshooting/certificate'],
  ])('finds by “%s” first %s', (typed, place) => {
    expect(places(typed)[0]).toBe(place);
  });

  it('finds articles with all words, wherever they are, and shows them in their sentence', () => {
    const { hits } = english('ctrl z');
    expect(hits.map(({ place }) => place.topic)).toContain('undo');
    for (const { title, excerpt } of hits) expect(`${title} ${excerpt}`).not.toBe(' ');
    expect(english('seconds undo notification').hits[0]?.excerpt).toContain('seconds');
  });

  it('finds nothing for an empty query, and reports no match', () => {
    expect(places('')).toEqual([]);
    expect(places('  ')).toEqual([]);
    expect(places('undo xylophone')).toEqual([]);
  });

  it('finds the page itself by its title', () => {
    expect(places('managers')[0]).toBe('managers/');
  });
});
