import { type Form, formDocument } from '../../../../graphql/service/forms/form.ts';
import { problemPath } from '../../../../graphql/service/forms/problemPath.ts';
import { type FormFault, formVariables } from '../../../../graphql/service/forms/formVariables.ts';
import { readWriteOutcome } from '../../../../graphql/service/readers/readWriteOutcome.ts';
import { type ChangeOutcome, changeOutcome } from './changes.ts';
import type { QueryService } from '../../connection/serviceClient.ts';

/** What would be sent: the document, and its variables as the service gets them. */
export interface FormRequest {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export type FormCheck =
  | { readonly kind: 'ready'; readonly request: FormRequest }
  | { readonly kind: 'faults'; readonly faults: readonly FormFault[] };

/** The mutations of a service that managers may run through a form. */
export interface ClinicForms {
  list(): readonly Form[];
  find(mutation: string): Form | null;
  /** What would be sent for the typed values. Sends nothing. */
  check(form: Form, typed: unknown): FormCheck;
  /** Sends exactly the checked input, once. It can't be cancelled: a sent request can't be recalled. */
  send(form: Form, request: FormRequest): Promise<ChangeOutcome>;
}

export function createClinicForms(options: {
  readonly forms: () => readonly Form[];
  readonly queryService: QueryService;
  readonly timeZone: string;
}): ClinicForms {
  const neverAborted = new AbortController().signal;
  return {
    list: options.forms,
    find: (mutation) => options.forms().find((form) => form.mutation === mutation) ?? null,
    check(form, typed) {
      const filled = formVariables(form, typed, options.timeZone);
      if (filled.kind === 'faults') return filled;
      return { kind: 'ready', request: { document: formDocument(form).text, variables: filled.variables } };
    },
    async send(form, { variables }) {
      const operation = { field: form.mutation, arguments: [], unknown: [], result: form.result };
      // A form answers no concept; only its name and text are sent.
      const document = { concept: 'organization' as const, ...formDocument(form) };
      return changeOutcome(
        readWriteOutcome(operation, await options.queryService(document, variables, neverAborted)),
        (problem) => ({
          ...problem,
          field: problemPath(form, variables, problem) ?? problem.field,
        }),
      );
    },
  };
}
