import { isRow, type Row } from '../generatedRows.ts';
import { entryIdOf } from './entries.ts';
import { fieldsOf, type WebinyModel, webinyModels, webinyStatuses } from './models.ts';
import { WebinyError } from './webinyError.ts';
import type { EntryStore } from './writes.ts';

const words: readonly string[] = Object.values(webinyStatuses);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The fields of an entry that its model refuses, and why. */
export function invalidFields(model: WebinyModel, values: Row, skipped: readonly string[]): readonly Row[] {
  return fieldsOf(model).flatMap(({ name, isRequired }) => {
    const value = values[name];
    const said = (error: string): readonly Row[] => [{ error, id: name, fieldId: name, parents: [] }];
    if (isEmpty(value)) return isRequired && !skipped.includes('required') ? said('Value is required.') : [];
    if (name === 'appointmentStatus' && !words.includes(String(value)))
      return said('Value sent does not match any of the available predefined values.');
    return [];
  });
}

/** What a new entry points to has to be there; a change isn't looked at. */
export function checkReferences(model: WebinyModel, values: Row, { latest }: EntryStore): void {
  for (const { name, kind } of fieldsOf(model)) {
    const value = values[name];
    const references = kind === 'ref' ? [value].flat().filter(isRow) : [];
    for (const { id, modelId } of references) {
      const target = webinyModels.find((each) => each.modelId === modelId);
      if (target && latest(target, entryIdOf(String(id)))) continue;
      const message = `Missing referenced entry with id "${String(id)}" in model "${String(modelId)}".`;
      throw new WebinyError(message, 'ENTRY_NOT_FOUND', { id, model: modelId });
    }
  }
}
