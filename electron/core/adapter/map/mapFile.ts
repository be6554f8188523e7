import { checkMap } from '../../../../graphql/service/checkMap.ts';
import { conceptName } from '../../../../graphql/service/concepts.ts';
import { maxDepth } from '../../../../graphql/service/depth.ts';
import type { Form } from '../../../../graphql/service/forms/form.ts';
import { areForms, formMisfit } from '../../../../graphql/service/forms/checkForm.ts';
import { buildDocuments, buildMutations } from '../../../../graphql/service/documents.ts';
import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import { isRecord } from '../../../../graphql/service/json.ts';
import { isServiceMap } from '../../../../graphql/service/mapGuard.ts';
import type { ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Failure, Result } from '../../../contract/failure.ts';
import { areMessageTemplates, type MessageTemplate } from '../../../contract/messageTemplates.ts';
import { areRegularHours, type RegularHours } from '../../../contract/workingHours.ts';
import { mapInUse, type StoredMap } from './storedMap.ts';
import { t } from '../../../../i18n/core/t.ts';

const kind = 'front-desk-map';
const version = 1;

/**
 * The map in use as a file for other computers of the same clinic: names of the service's schema, who works when, and the
 * templates for messages.
 */
export function writeMapFile(kept: StoredMap): string {
  const corrected = Object.keys(kept.corrections);
  const { forms = [], hours = [], templates } = kept;
  const own = { ...(hours.length > 0 && { hours }), ...(templates && { templates }) };
  const content = { kind, version, schema: kept.fingerprint, corrected, map: mapInUse(kept), ...own };
  if (forms.length === 0) return `${JSON.stringify(content, null, 2)}\n`;
  // One line for each: with indentation, the input types of a large form would exceed the limit of an import.
  const lines = forms.map((form) => `    ${JSON.stringify(form)}`).join(',\n');
  return `${JSON.stringify(content, null, 2).slice(0, -2)},\n  "forms": [\n${lines}\n  ]\n}\n`;
}

export interface MapFile {
  readonly map: ServiceMap;
  /** The concepts that a manager decided; null where the file does not list them. */
  readonly corrected: ReadonlySet<unknown> | null;
  /** The mutations that managers may run through a form; null where the file does not list them. */
  readonly forms?: readonly Form[] | null;
  /** When providers work in an ordinary week; null where the file does not say so. */
  readonly hours?: readonly RegularHours[] | null;
  /** The templates for messages; null where the file has none of its own. */
  readonly templates?: readonly MessageTemplate[] | null;
}

/** Reads a map file; a text explains what is wrong with an unusable one. */
export function readMapFile(text: string): Result<MapFile> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse(() => t('map.noJson'));
  }
  if (!isRecord(value) || value['kind'] !== kind) return refuse(() => t('map.noMap'));
  if (value['version'] !== version) {
    const format = String(value['version']);
    return refuse(() => t('map.otherVersion', { format }));
  }
  const { map, corrected, forms = null, hours = null, templates = null } = value;
  if (
    !isServiceMap(map) ||
    !(forms === null || areForms(forms)) ||
    !(hours === null || areRegularHours(hours)) ||
    !(templates === null || areMessageTemplates(templates))
  )
    return refuse(() => t('map.damaged'));
  const decided = Array.isArray(corrected) ? new Set(corrected) : null;
  return { ok: true, value: { map, corrected: decided, forms, hours, templates } };
}

const mostNamed = 3;

/** Whether this service supports a map's queries; one made for another schema is refused with what is missing. */
export function fitMap(map: ServiceMap, schema: SchemaModel): Result<ServiceMap> {
  const misfits = checkMap(map, schema);
  const deep = [...buildDocuments(map).values(), ...buildMutations(map).values()].find(({ depth }) => depth > maxDepth);
  if (deep) return refuse(() => t('map.tooDeep', { most: maxDepth, operation: deep.name }));
  if (misfits.length === 0) return { ok: true, value: map };
  const named = misfits.slice(0, mostNamed);
  const more = misfits.length - named.length;
  return refuse(() => {
    const missing = named.map((each) => `${each.missing} (${conceptName(each.concept)})`).join(', ');
    return more > 0 ? t('map.otherServiceMore', { missing, more }) : t('map.otherService', { missing });
  });
}

/** Whether the forms of a file are those of this service, as far as its schema was read. */
export function fitForms(forms: readonly Form[], schema: SchemaModel): Result<null> {
  const missing = forms.map((form) => formMisfit(form, schema)).find((each) => each !== null);
  return missing === undefined ? { ok: true, value: null } : refuse(() => t('map.otherService', { missing }));
}

/** In the language in which it is read: a notice may be read after the language was changed. */
function refuse(describe: () => string): { readonly ok: false; readonly failure: Failure } {
  return {
    ok: false,
    failure: {
      kind: 'badMap',
      get message() {
        return describe();
      },
      get action() {
        return t('map.refusedDo');
      },
    },
  };
}
