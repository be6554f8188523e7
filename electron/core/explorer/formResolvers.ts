import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { FormRequest } from '../adapter/clinic/clinicForms.ts';
import type { Problem } from '../adapter/writes/appointmentValues.ts';
import { withAudit } from '../desk/auditedResolvers.ts';
import { type Change, changeOf } from '../desk/changeResult.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import type { Form as FormView, FormPreview } from '../../../graphql/desk/generated/types.ts';
import { namesTyped } from '../../../graphql/service/forms/problemPath.ts';
import { fieldTitle, type Form, isRemoval } from '../../../graphql/service/forms/form.ts';
import type { FormFault } from '../../../graphql/service/forms/formVariables.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import { t } from '../../../i18n/core/t.ts';

interface Typed {
  readonly mutation: string;
  readonly values: unknown;
  /** Of the preview that the user has seen. */
  readonly mark?: string | null;
}

/** The fields of the desk schema that are about operations of the service which are run through a form. */
export const formResolvers = {
  forms: (_: unknown, { clinic }: DeskContext): readonly FormView[] => clinic.forms.list().map(viewOf),
  form({ mutation }: { mutation: string }, { clinic }: DeskContext): FormView | null {
    const form = clinic.forms.find(mutation);
    return form && viewOf(form);
  },
  formPreview({ mutation, values }: Typed, { clinic }: DeskContext): FormPreview & { readonly __typename: string } {
    const form = clinic.forms.find(mutation);
    if (!form) return { __typename: 'NotOffered', why: t('forms.notOn') };
    const check = clinic.forms.check(form, values);
    if (check.kind === 'faults') return { __typename: 'Refused', problems: check.faults.map(problemOf) };
    const { document, variables } = check.request;
    return {
      __typename: 'FormRequest',
      document,
      variables: JSON.stringify(variables, null, 2),
      mark: markOf(check.request),
    };
  },
  /** Names of values come from the form and never from the page, as they are written into the audit log. */
  runForm({ mutation, values, mark = null }: Typed, context: DeskContext): Promise<Change> {
    const { forms } = context.clinic;
    const form = forms.find(mutation);
    const names = form ? [mutation, ...namesTyped(form, values)] : [];
    return withAudit({ what: 'runForm', names, ids: [] }, context, async (): Promise<Change> => {
      if (!form) return { __typename: 'NotOffered', why: t('forms.notOn') };
      const check = forms.check(form, values);
      if (check.kind === 'faults') return { __typename: 'Refused', problems: check.faults.map(problemOf) };
      // The schema may have been read anew between the look and the key.
      if (mark !== null && mark !== markOf(check.request))
        return { __typename: 'Refused', problems: [{ field: null, message: t('forms.otherNow') }] };
      const end = await forms.send(form, check.request);
      if (end.__typename === 'Done' || end.__typename === 'OutcomeUnknown') context.onChanged();
      return changeOf(end, {});
    });
  },
};

function viewOf(form: Form): FormView {
  const { mutation, description, arguments: list, inputs, choices } = form;
  return {
    mutation,
    title: fieldTitle(mutation),
    description,
    removes: isRemoval(mutation),
    arguments: list,
    inputs: inputs.map((input) => ({ ...input, title: fieldTitle(input.name) })),
    choices,
  };
}

function markOf(request: FormRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
}

function problemOf({ path, fault, choices }: FormFault): Problem {
  const message =
    fault === 'noChoice' ? t('forms.noChoice', { words: choices.slice(0, 12).join(', ') }) : t(`forms.${fault}`);
  return { field: path.join('.'), message };
}

/** Limits of the input of one form: longer or deeper input is refused before it is parsed. */
const mostNesting = 45;
const mostValues = 5_000;
const longestText = 50_000;

/** Validates the input of a form: texts, flags, nulls, lists and groups, and nothing else. */
export function readFormValues(value: unknown): unknown {
  let left = mostValues;
  const fits = (each: unknown, level: number): boolean => {
    left -= 1;
    if (left < 0 || level > mostNesting) return false;
    if (typeof each === 'string') return each.length <= longestText;
    if (typeof each === 'boolean' || each === null) return true;
    if (Array.isArray(each)) return each.every((inner) => fits(inner, level + 1));
    return isRecord(each) && Object.values(each).every((inner) => fits(inner, level + 1));
  };
  // No message contains the input, not even invalid input.
  if (!isRecord(value) || !fits(value, 0)) throw new GraphQLError('These aren’t values of an operation.');
  return value;
}
