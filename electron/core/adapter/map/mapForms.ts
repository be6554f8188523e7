import { type Form, isRemoval, longestDescription } from '../../../../graphql/service/forms/form.ts';
import { formMisfit, mostForms } from '../../../../graphql/service/forms/checkForm.ts';
import { buildForm, typesForForm } from '../../../../graphql/service/forms/buildForm.ts';
import { readMore } from '../../../../graphql/service/introspection/readSchema.ts';
import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import type { ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import { t } from '../../../../i18n/core/t.ts';
import type { Keys } from '../../../contract/settings.ts';
import { maxEnvelopeCharacters } from '../../../contract/guards.ts';
import type { Result } from '../../../contract/failure.ts';
import type { MutationView } from '../../../contract/serviceMap.ts';
import { cancelledFailure, failureOf, operationNotOffered } from '../../connection/failures.ts';
import type { Endpoint } from '../../storage/settings/address.ts';
import type { Send } from '../../connection/transport/transport.ts';
import type { StoredMap } from './storedMap.ts';
import { createSchemaSender } from './readServiceSchema.ts';

export interface FormReading {
  readonly form: Form;
  /** The known schema with the types that were read for the form. */
  readonly schema: SchemaModel;
}

/** Reads the unknown parts of a mutation's input types and of its result, and makes its form. */
export async function readForm(
  service: { readonly send: Send; readonly endpoint: Endpoint; readonly keys: Keys },
  known: SchemaModel,
  mutation: string,
  signal: AbortSignal,
): Promise<Result<FormReading>> {
  const { send, ...access } = service;
  const sendSchemaQuery = createSchemaSender(send, access, signal);
  const { schema, refusal } = await readMore(sendSchemaQuery, known, (each) => typesForForm(each, mutation));
  if (signal.aborted) return { ok: false, failure: cancelledFailure() };
  // A form with half of a mutation's inputs would be mistaken for the whole.
  if (refusal && refusal.kind !== 'ok') return { ok: false, failure: failureOf(refusal) };
  const form = buildForm(schema, mutation);
  return form
    ? { ok: true, value: { form, schema } }
    : { ok: false, failure: operationNotOffered(mutation, 'operation') };
}

/** The forms, by name, with this one instead of the former one of its mutation; without one it is removed. */
export function withForm(forms: readonly Form[], mutation: string, form: Form | null): readonly Form[] {
  const others = forms.filter((each) => each.mutation !== mutation).slice(0, mostForms - 1);
  const all = form ? [...others, form] : others;
  return all.toSorted((one, other) => (one.mutation < other.mutation ? -1 : 1));
}

/** A map has to fit into a request to be imported elsewhere: part of that limit is reserved for the map itself. */
export function isLongForImport(file: string): boolean {
  return JSON.stringify(file).length > maxEnvelopeCharacters - 4_096;
}

/** Forms that still fit a newly read schema, rebuilt from it, and a sentence for each that does not. */
export function formsOfSchema(
  forms: readonly Form[],
  schema: SchemaModel,
): { readonly forms: readonly Form[]; readonly dropped: readonly string[] } {
  const judged = forms.map((form) => ({ form, missing: formMisfit(form, schema) }));
  return {
    forms: judged.flatMap(({ form, missing }) => {
      if (missing !== null) return [];
      const isRead = typesForForm(schema, form.mutation).length === 0;
      return [(isRead ? buildForm(schema, form.mutation) : null) ?? form];
    }),
    dropped: judged.flatMap(({ form, missing }) =>
      missing === null ? [] : [t('forms.dropped', { name: form.mutation, missing })],
    ),
  };
}

/** Every mutation of a service, by name; null where the schema is not stored. */
export function describeMutations(
  { forms = [] }: StoredMap,
  map: ServiceMap,
  schema: SchemaModel | null,
): readonly MutationView[] | null {
  if (!schema) return null;
  const used = new Set(Object.values(map.writes ?? {}).map(({ field }) => field));
  const on = new Set(forms.map(({ mutation }) => mutation));
  const fields = schema.types.get(schema.mutationType ?? '')?.fields ?? [];
  return fields
    .map(({ name, description }) => ({
      mutation: name,
      description: description?.slice(0, longestDescription) ?? null,
      on: on.has(name),
      used: used.has(name),
      removes: isRemoval(name),
    }))
    .toSorted((one, other) => (one.mutation < other.mutation ? -1 : 1));
}
