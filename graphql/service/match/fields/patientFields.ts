import type { ClientFields, PatientFields } from '../../serviceMap.ts';
import type { Link, Source } from '../../sources.ts';
import {
  activeSource,
  alertsOf,
  type EntityContext,
  type Extent,
  hiddenSource,
  lockOf,
  named,
  nestedName,
  present,
  valueOf,
} from './entityValues.ts';
import { contentsOf } from '../schema/leaves.ts';
import { linkTo, mentioned } from './links.ts';
import { branchesCalled, pickLeaf } from '../values/pickLeaf.ts';

export function patientFields(context: EntityContext, extent: Extent): PatientFields | null {
  const base = named(context, 'patient');
  if (!base) return null;
  const whole = extent !== 'mention';
  const births = ['birth date', 'date birth', 'born on', 'born', 'birth'];
  const found = present({
    hidden: whole ? hiddenSource(context) : undefined,
    species:
      valueOf(context, ['species', 'animal type', 'species name'], ['text', 'enum'], ['id', 'code']) ??
      nestedName(context, ['species', 'animal type']) ??
      speciesOfBreed(context) ??
      valueOf(context, ['animal kind', 'kind', 'species code'], ['text', 'enum'], ['record']) ??
      nestedName(context, ['pet type', 'animal type', 'type', 'kind']) ??
      plainType(context) ??
      onlyOne(context, 'species'),
    breed: whole
      ? (valueOf(context, ['breed', 'breed name'], ['text', 'enum'], ['id', 'code', 'secondary', 'mixed']) ??
        nestedName(context, ['breed']) ??
        onlyOne(context, 'breed'))
      : undefined,
    sex: whole
      ? (valueOf(context, ['sex', 'gender'], ['text', 'enum'], ['term', 'id']) ??
        nestedName(context, ['sex', 'gender']) ??
        onlyOne(context, 'sex'))
      : undefined,
    birthDate: whole
      ? valueOf(context, births, ['date', 'moment', 'text'], ['estimated', 'year', 'approximate', 'place', 'age'])
      : undefined,
    active: activeSource(context),
    deceased: deceasedSource(context),
    alerts: alertsOf(context),
    client: whole ? clientOf(context) : undefined,
    lock: extent === 'card' ? lockOf(context) : undefined,
  });
  return { ...base, ...found };
}

/** A choice that content systems give as a list of one. */
function onlyOne({ schema, type, levels }: EntityContext, name: string): Source | undefined {
  const leaf = contentsOf(schema, type).leaves.find(
    ({ words, kind, isList, path }) =>
      isList && path.length <= levels && words.join(' ') === name && (kind === 'text' || kind === 'enum'),
  );
  return leaf && { kind: 'path', path: leaf.path };
}

/** The species to which an animal’s breed belongs: `breed { name species { name } }`. */
function speciesOfBreed({ schema, type, levels, ...rest }: EntityContext): Source | undefined {
  for (const { path, type: breed } of branchesCalled(contentsOf(schema, type).branches, ['breed'])) {
    const below = { ...rest, schema, type: breed, levels: levels - path.length };
    const source = valueOf(below, ['species', 'animal type', 'species name'], ['text', 'enum'], ['id', 'code']);
    const found = source ?? nestedName(below, ['species', 'animal type']);
    if (found?.kind === 'path' && below.levels > 0) return { ...found, path: [...path, ...found.path] };
  }
  return undefined;
}

/** The `petType` of a pet, where it has no species: a type of its own and of nothing else. */
function plainType({ schema, type, levels }: EntityContext): Source | undefined {
  const leaf = contentsOf(schema, type).leaves.find(
    ({ words, kind, path, isList }) =>
      ['type', 'pet type', 'animal type'].includes(words.join(' ')) &&
      (kind === 'text' || kind === 'enum') &&
      !isList &&
      path.length <= levels,
  );
  return leaf && { kind: 'path', path: leaf.path };
}

function clientOf(context: EntityContext): Link<ClientFields> | undefined {
  const mention = mentioned(context, 'client', 'client');
  // A name alone opens no card.
  return (
    linkTo(context, 'client', (below) => named(below, 'client')) ?? (mention?.mention === 'name' ? undefined : mention)
  );
}

/** A flag, or the date of a death. */
function deceasedSource({ schema, type, levels }: EntityContext): Source | undefined {
  const { leaves } = contentsOf(schema, type);
  const words = ['deceased', 'dead', 'died', 'passed away', 'passed', 'euthanized', 'death', 'death date', 'expired'];
  const flag = pickLeaf(leaves, { words, kinds: ['flag'], levels, avoid: ['notified', 'parent'] });
  if (flag) return { kind: 'path', path: flag.path };
  const moment = pickLeaf(leaves, { words, kinds: ['date', 'moment'], levels, avoid: ['insurance', 'vaccine'] });
  return moment ? { kind: 'set', path: moment.path } : undefined;
}
