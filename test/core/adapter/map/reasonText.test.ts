import { afterEach, describe, expect, it } from 'vitest';
import de from '../../../../i18n/core/de.json' with { type: 'json' };
import en from '../../../../i18n/core/en.json' with { type: 'json' };
import es from '../../../../i18n/core/es.json' with { type: 'json' };
import fr from '../../../../i18n/core/fr.json' with { type: 'json' };
import { setLanguage } from '../../../../i18n/core/t.ts';
import { describeMap } from '../../../../electron/core/adapter/map/mapView.ts';
import { reasonText } from '../../../../electron/core/adapter/map/reasonText.ts';
import { createServiceMaps } from '../../../../electron/core/adapter/map/serviceMaps.ts';
import {
  fieldReasons,
  isReason,
  namedReasons,
  plainReasons,
  type Reason,
  type ReasonId,
} from '../../../../graphql/service/match/words/reasons.ts';

const fields = ['id', 'familyName', 'locationId'];

/** Those with values of their own; the types demand that none is missing. */
const others: Readonly<
  Record<Exclude<ReasonId, (typeof plainReasons | typeof namedReasons | typeof fieldReasons)[number]>, Reason>
> = {
  returnsWhat: { id: 'returnsWhat', name: 'Party', marks: ['hasName', { id: 'isCalled', name: 'Party' }] },
  filteredBy: { id: 'filteredBy', name: 'role', names: ['vet', 'nurse'] },
  requiresUnknown: { id: 'requiresUnknown', names: ['input.vatCode', 'input.source'] },
  leadsToSome: { id: 'leadsToSome', links: 3 },
  rowsRead: { id: 'rowsRead', count: 60 },
};

const all: readonly Reason[] = [
  ...plainReasons,
  ...namedReasons.map((id): Reason => ({ id, name: 'parties' })),
  ...fieldReasons.map((id): Reason => ({ id, fields })),
  ...Object.values(others),
];

const idOf = (reason: Reason): ReasonId => (typeof reason === 'string' ? reason : reason.id);

afterEach(() => setLanguage('en'));

describe('the reasons for an operation', () => {
  it('have a message each, and there is no message without a reason', () => {
    for (const { reasons } of [en, de, es, fr]) {
      const keys = new Set(Object.keys(reasons).map((key) => key.replace(/_(one|other)$/, '')));
      expect([...keys].toSorted()).toEqual(all.map(idOf).toSorted());
    }
  });

  it.each(['de', 'es', 'fr'] as const)('are put into words of their own in %s', (language) => {
    const english = new Map(all.map((reason) => [reason, reasonText(reason)]));
    setLanguage(language);
    for (const reason of all) {
      const text = reasonText(reason);
      expect(text, idOf(reason)).not.toBe(english.get(reason));
      expect(text, idOf(reason)).not.toMatch(/reasons\.|\{\{|undefined|object/);
    }
  });

  it('name everything that they are about, and fields as the screen does', () => {
    expect(all.map((reason) => reasonText(reason)).join('\n')).not.toMatch(/reasons\.|\{\{|undefined|object/);
    setLanguage('de');
    expect(reasonText(others.returnsWhat)).toBe('liefert Party: hat einen Namen, heißt Party');
    expect(reasonText({ id: 'valuesMatch', fields })).toBe('die Werte passen: ID, Nachname, Standort');
    expect(reasonText({ id: 'queriedBy', fields: ['search'] })).toBe('lässt sich abfragen nach Suchtext');
    expect(reasonText({ id: 'rowsRead', count: 1 })).toBe('1 Zeile wurde geladen');
    expect(reasonText(others.requiresUnknown)).toContain('input.vatCode, input.source');
  });

  it('are in the doctor’s report what they always were', () => {
    const texts = (reason: Reason): string => reasonText(reason, (field) => field);
    expect(texts(others.returnsWhat)).toBe('returns Party, which has a name, is called Party');
    expect(texts({ id: 'valuesMatch', fields: ['id', 'name'] })).toBe('the values of id, name match');
    expect(texts({ id: 'valuesDiffer', fields: ['start'] })).toBe('the values of start don’t match');
    expect(texts({ id: 'rowsRead', count: 1 })).toBe('1 rows were read');
    expect(texts('rowsLackIds')).toBe('its rows have no ID');
    expect(texts(others.leadsToSome)).toBe('leads to 3 of patient, client, provider, location, type');
    expect(texts(others.filteredBy)).toBe('filtered by role: vet, nurse');
    expect(texts(others.requiresUnknown)).toBe(
      'requires details that Front Desk doesn’t have: input.vatCode, input.source',
    );
    expect(texts({ id: 'isSomethingElse', fields: ['client'] })).toBe('its client is something else');
  });

  it('are read back from a file as they were written', () => {
    for (const reason of all) expect(isReason(JSON.parse(JSON.stringify(reason))), idOf(reason)).toBe(true);
  });

  it('come to the page in its language, also of a map that was made in another', () => {
    const none = { read: () => null, keep: () => true, readSchema: () => null, keepSchema: () => undefined };
    const map = createServiceMaps(none, { now: () => 0 }).of({ environment: 'demo', origin: 'https://demo.example' });
    const reasons = (): readonly string[] =>
      describeMap(map, {
        environment: 'demo',
        organization: null,
        schema: null,
        refusalOf: () => null,
      }).concepts.find(({ concept }) => concept === 'clients')?.chosen?.reasons ?? [];
    expect(reasons().join()).toContain('has a person’s name');
    setLanguage('de');
    expect(reasons().join()).toContain('hat den Namen einer Person');
  });
});
