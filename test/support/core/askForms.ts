import type {
  ChangeEndFragment,
  FormToFillQuery,
  PreviewFormQuery,
} from '../../../graphql/desk/generated/operations.ts';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { askChange } from './askDesk.ts';
import { askDesk } from './askMap.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

/** Reads the schema where it was not yet, and switches the form of a mutation on or off. */
export async function switchForm(test: TestCore, mutation: string, on = true): Promise<MapView> {
  return valueOf(await test.request('map:form', { mutation, on }));
}

/** The mutations that may be run through a form. */
export async function formsOn(test: TestCore): Promise<readonly string[]> {
  const { data } = await askDesk(test, 'Forms');
  // Sound: the operation selects exactly this.
  return (data as unknown as { forms: readonly { mutation: string }[] }).forms.map(({ mutation }) => mutation);
}

/** A form that is switched on. */
export async function askForm(test: TestCore, mutation: string): Promise<NonNullable<FormToFillQuery['form']>> {
  const { data } = await askDesk(test, 'FormToFill', { mutation });
  // Sound: the operation selects exactly this.
  const { form } = data as unknown as FormToFillQuery;
  if (!form) throw new Error(`There is no form of ${mutation}.`);
  return form;
}

export async function previewForm(
  test: TestCore,
  mutation: string,
  values: object,
): Promise<PreviewFormQuery['formPreview']> {
  const { data } = await askDesk(test, 'PreviewForm', { mutation, values });
  // Sound: the operation selects exactly this.
  return (data as unknown as PreviewFormQuery).formPreview;
}

export function runForm(test: TestCore, mutation: string, values: object): Promise<ChangeEndFragment> {
  return askChange(test, 'RunForm', { mutation, values });
}
