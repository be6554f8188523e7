import type { ClientFields, PatientFields } from '../serviceMap.ts';
import type { Completion, Link, Source } from '../sources.ts';
import type { EntityContext, Extent } from './entityContext.ts';
import { activeSource, alertsOf, lockOf, named, nestedName, valueOf } from './entityValues.ts';
import { contentsOf } from './leaves.ts';
import { linkTo, mentionOf } from './links.ts';
import { pickLeaf } from './pick.ts';
import { present } from './present.ts';
import type { Entity } from './vocabulary.ts';

export function patientFields(context: EntityContext, extent: Extent): PatientFields | null {
  const base = named(context, 'patient');
  if (!base) return null;
  const whole = extent !== 'mention';
  const births = ['birth date', 'date birth', 'born on', 'born', 'birth'];
  const found = present({
    species:
      valueOf(context, ['species', 'animal type', 'species name'], ['text', 'enum'], ['id', 'code']) ??
      nestedName(context, ['species', 'animal type']) ??
      valueOf(context, ['animal kind', 'kind', 'species code'], ['text', 'enum'], ['record']),
    breed: whole
      ? (valueOf(context, ['breed', 'breed name'], ['text', 'enum'], ['id', 'code', 'secondary', 'mixed']) ??
        nestedName(context, ['breed']))
      : undefined,
    sex: whole
      ? (valueOf(context, ['sex', 'gender'], ['text', 'enum'], ['term', 'id']) ??
        nestedName(context, ['sex', 'gender']))
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

function clientOf(context: EntityContext): Link<ClientFields> | undefined {
  return linkTo(context, 'client', (below) => named(below, 'client')) ?? mentioned(context, 'client', 'client');
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

/** An object that is only named or numbered here; what is missing of it is read by its own concept. */
export function mentioned(
  context: EntityContext,
  entity: Entity,
  complete: Completion,
  fitting: readonly string[] = [],
): Link<{ readonly id: Source; readonly name: Source }> | undefined {
  const { id, name } = mentionOf(context, entity, fitting) ?? {};
  if (id && name) return { path: [], fields: { id, name }, complete };
  if (id) return { path: [], fields: { id, name: id }, complete, mention: 'id' };
  return name ? { path: [], fields: { id: name, name }, complete, mention: 'name' } : undefined;
}
