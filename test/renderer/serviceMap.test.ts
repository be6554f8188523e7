import { describe, expect, it } from 'vitest';
import type { CandidateView, ConceptView, FieldView, MapCorrection } from '../../electron/contract/serviceMap.ts';
import { correctionSentence, nextCorrection } from '../../renderer/features/serviceMap/corrections.ts';
import { formatDocument } from '../../renderer/lib/formatDocument.ts';
import {
  changesText,
  confidenceLabel,
  operationQuestion,
  isQuestion,
  progressText,
  questionsText,
  sourceText,
  summaryText,
  verdictOf,
} from '../../renderer/features/serviceMap/mapLabels.ts';
import { readMapFile } from '../../renderer/features/serviceMap/readMapFile.ts';

function candidate(operation: string): CandidateView {
  return { operation, type: 'Client', confidence: 0.9, reasons: [] };
}

function field(name: string, from: readonly string[], corrected = false): FieldView {
  return { field: name, name, from, choices: ['a', 'b', 'c'], required: false, corrected };
}

function concept(change: Partial<ConceptView> = {}): ConceptView {
  return {
    concept: 'clients',
    name: 'Client list',
    kind: 'read',
    needed: true,
    state: 'sure',
    chosen: candidate('clients'),
    alternatives: [],
    fields: [field('notes', ['a']), field('end', ['a', 'b'])],
    why: null,
    ...change,
  };
}

describe('the labels of the map', () => {
  it('show a confidence as text and as a figure', () => {
    expect(confidenceLabel(0.97)).toBe('97% match');
    expect(confidenceLabel(0.55)).toBe('55% match');
    expect(confidenceLabel(0.1)).toBe('10% match');
  });

  it('show of what is read whether rows were compared with it', () => {
    const proven = { ...candidate('clients'), verdict: 'proven' as const };
    expect(verdictOf(concept({ chosen: proven }))).toBe('proven');
    expect(verdictOf(concept())).toBe('unproven');
    expect(verdictOf(concept({ kind: 'write' }))).toBeNull();
    expect(verdictOf(concept({ chosen: null, state: 'absent' }))).toBeNull();
    expect(verdictOf(concept({ state: 'forbidden', chosen: proven }))).toBeNull();
  });

  it('show where the map comes from', () => {
    expect(sourceText({ source: 'given', environment: 'demo' })).toBe('Included with the demo clinic.');
    expect(sourceText({ source: 'given', environment: 'production' })).toBe('Imported from a file.');
    expect(sourceText({ source: 'guessed', environment: 'sandbox' })).toMatch(/doesn’t share its schema/);
  });

  it('cover what is uncertain and what is needed and missing, and nothing else', () => {
    expect(isQuestion({ kind: 'read', state: 'unconfirmed', needed: false })).toBe(true);
    expect(isQuestion({ kind: 'read', state: 'absent', needed: true })).toBe(true);
    expect(isQuestion({ kind: 'read', state: 'absent', needed: false })).toBe(false);
    expect(isQuestion({ kind: 'read', state: 'corrected', needed: true })).toBe(false);
    expect(isQuestion({ kind: 'write', state: 'unconfirmed', needed: false })).toBe(false);
    expect([0, 1, 2].map(questionsText)).toEqual([
      'Nothing needs review.',
      '1 data mapping needs review',
      '2 data mappings need review',
    ]);
  });

  it('count what stands where, and leave out what does not occur', () => {
    expect(summaryText([{ state: 'sure' }, { state: 'absent' }, { state: 'sure' }])).toBe(
      '2 matched · 1 not available',
    );
  });

  it('ask for an operation in a whole sentence, also for unknown concepts', () => {
    expect(operationQuestion({ concept: 'clientSearch', name: 'Client search' })).toBe(
      'Which operation searches for clients?',
    );
    expect(operationQuestion({ concept: 'vaccines', name: 'Vaccines' })).toBe('Which operation is for “Vaccines”?');
  });

  it('report how far a reading is and what it brought', () => {
    expect(progressText(null)).toBe('Loading the schema…');
    expect(progressText({ of: 'types', read: 80, requested: 130 })).toBe('Loading the schema: 80 of 130 types');
    expect(changesText(0)).toMatch(/No changes\.$/);
    expect(changesText(1)).toMatch(/One change\.$/);
    expect(changesText(3)).toMatch(/3 changes\.$/);
  });
});

describe('correctionSentence', () => {
  it.each<[MapCorrection, string]>([
    [{ kind: 'operation', concept: 'clients', operation: 'accounts' }, '“Client list” is now read from accounts.'],
    [{ kind: 'nothing', concept: 'clients' }, '“Client list” is now marked as not available.'],
    [{ kind: 'field', concept: 'clients', field: 'notes', from: 'b' }, 'notes of “Client list” is now read from b.'],
    [{ kind: 'field', concept: 'clients', field: 'notes', from: null }, 'notes of “Client list” is no longer used.'],
    [{ kind: 'undo', concept: 'clients' }, 'Your corrections to “Client list” are undone.'],
  ])('describes a change: %o', (correction, text) => {
    const sentence = correctionSentence(concept(), correction);
    expect(sentence.map((part) => (typeof part === 'string' ? part : part.code)).join('')).toBe(text);
  });
});

describe('nextCorrection', () => {
  it('is empty without corrections', () => {
    expect(nextCorrection(concept(), concept({ chosen: candidate('accounts') }))).toBeNull();
  });

  it('chooses the operation first, then field after field, until it is as before', () => {
    const before = concept({
      state: 'corrected',
      chosen: candidate('accounts'),
      fields: [field('notes', [], true), field('end', ['a', 'c'], true)],
    });
    expect(nextCorrection(before, concept())).toEqual({
      kind: 'operation',
      concept: 'clients',
      operation: 'accounts',
    });
    const one = concept({ state: 'corrected', chosen: candidate('accounts') });
    expect(nextCorrection(before, one)).toEqual({ kind: 'field', concept: 'clients', field: 'notes', from: null });
    const two = { ...one, fields: [field('notes', []), field('end', ['a', 'b'])] };
    expect(nextCorrection(before, two)).toEqual({ kind: 'field', concept: 'clients', field: 'end', from: 'c' });
    expect(nextCorrection(before, { ...two, fields: before.fields })).toBeNull();
  });

  it('marks it again as not offered', () => {
    const before = concept({ state: 'corrected', chosen: null, fields: [] });
    expect(nextCorrection(before, concept())).toEqual({ kind: 'nothing', concept: 'clients' });
    expect(nextCorrection(before, before)).toBeNull();
  });
});

describe('layDocumentOut', () => {
  it('puts a field on each line and indents what is below', () => {
    const text =
      'query DeskClients($first: Int!) { clients(first: $first, where: {a: "{ }"}) { id phones(first: 5) { value } name: fullName ... on Person { age @include(if: $b) } } }';
    expect(formatDocument(text)).toBe(
      [
        'query DeskClients($first: Int!) {',
        '  clients(first: $first, where: {a: "{ }"}) {',
        '    id',
        '    phones(first: 5) {',
        '      value',
        '    }',
        '    name: fullName',
        '    ... on Person {',
        '      age @include(if: $b)',
        '    }',
        '  }',
        '}',
      ].join('\n'),
    );
  });

  it('leaves alone what is laid out already', () => {
    expect(formatDocument('{\n a b\n}')).toBe('{\n a b\n}');
  });
});

describe('readMapFile', () => {
  it('reads a file of an ordinary size and leaves the rest to the core', async () => {
    expect(await readMapFile(new File(['not a map'], 'a.json'))).toEqual({ ok: true, value: 'not a map' });
  });

  it.each([
    ['is too large', 'x'.repeat(200_001)],
    ['would be too large on its way', '"'.repeat(190_000)],
  ])('refuses with a message where a file %s', async (_, text) => {
    const result = await readMapFile(new File([text], 'a.json'));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'tooLarge' } });
    expect(JSON.stringify(result)).toContain('a.json is larger than 200 kB');
  });

  it('reports a file that can’t be opened', async () => {
    const file = new File(['a'], 'a.json');
    file.text = () => Promise.reject(new Error('gone'));
    expect(await readMapFile(file)).toMatchObject({ ok: false, failure: { kind: 'unreadable' } });
  });
});
