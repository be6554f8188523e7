import { buildSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { capital, isRow, type Row } from '../generatedRows.ts';
import { castTo } from './matching.ts';
import { mbjText } from './schema.ts';
import { textsIn } from './shelf.ts';
import { type Collection, readOfNothing } from './values.ts';

/** A list within a document, and how the fields of its items are called in the one input of all lists. */
export interface ItemKind {
  /** As mutations name it. */
  readonly name: string;
  readonly field: string;
  readonly prefix: string;
  readonly leaves: readonly string[];
  readonly hasAttachments: boolean;
  readonly hasHighlight: boolean;
}

type Owner = Extract<Collection, 'User' | 'Patient' | 'Visit'>;

const schema = buildSchema(mbjText);

/** Paths to all that an item holds beside attachments and its mark. */
function leavesOf(typeName: string): readonly string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, type: inner }) => {
    if (name === 'attachments' || name === 'highlighted') return [];
    const named = getNamedType(inner);
    return isObjectType(named) ? leavesOf(named.name).map((leaf) => `${name}.${leaf}`) : [name];
  });
}

function kind(owner: Owner, name: string, field: string, prefix = name.toLowerCase()): ItemKind {
  const type = schema.getType(owner);
  const list = isObjectType(type) ? type.getFields()[field] : undefined;
  const item = list && getNamedType(list.type);
  const fields = isObjectType(item) ? item.getFields() : {};
  const input = schema.getType(`${owner}Input`);
  const inputs = isInputObjectType(input) ? input.getFields() : {};
  return {
    name,
    field,
    prefix,
    leaves: leavesOf(isObjectType(item) ? item.name : ''),
    hasAttachments: inputs[`${prefix}Attachments`] !== undefined,
    hasHighlight: fields['highlighted'] !== undefined,
  };
}

/** The lists of each collection, with the names of their mutations. */
export const itemKinds: Readonly<Record<Owner, readonly ItemKind[]>> = {
  User: [
    kind('User', 'Address', 'addresses'),
    kind('User', 'Attendance', 'attendance'),
    kind('User', 'Leave', 'leave'),
    kind('User', 'Image', 'images'),
    kind('User', 'File', 'files'),
  ],
  Patient: [
    kind('Patient', 'Address', 'addresses'),
    kind('Patient', 'NextOfKin', 'nextOfKin', 'nextOfKin'),
    kind('Patient', 'Allergy', 'allergies'),
    kind('Patient', 'Medication', 'medication'),
    kind('Patient', 'Comorbidity', 'comorbidities'),
    kind('Patient', 'Image', 'images'),
    kind('Patient', 'File', 'files'),
  ],
  Visit: [
    kind('Visit', 'Complaint', 'complaints'),
    kind('Visit', 'Survey', 'surveys'),
    kind('Visit', 'SysInquiry', 'systematicInquiry', 'systematicInquiry'),
    kind('Visit', 'Vitals', 'vitals'),
    kind('Visit', 'Examination', 'examination'),
    kind('Visit', 'Investigation', 'investigation'),
    kind('Visit', 'Diagnosis', 'diagnosis'),
    kind('Visit', 'Treatment', 'treatment'),
    kind('Visit', 'Billing', 'billing'),
    kind('Visit', 'Vigilance', 'vigilance'),
    kind('Visit', 'Image', 'images'),
    kind('Visit', 'File', 'files'),
  ],
};

function inputName(prefix: string, path: string): string {
  return prefix + path.split('.').map(capital).join('');
}

/** The item that an input describes, without attachments and mark. */
export function itemIn({ prefix, leaves }: ItemKind, input: Row, model: Collection): Row {
  return leaves.reduce<Row>(
    (item, path) => withLeaf(item, path.split('.'), castTo(path, input[inputName(prefix, path)], model) ?? null),
    {},
  );
}

/** The same with attachments, as texts with commas between them, and mark, to find it or to put it in its place. */
export function wholeItemIn(itemKind: ItemKind, input: Row, model: Collection): Row {
  const { prefix, hasAttachments, hasHighlight } = itemKind;
  const attachments = input[`${prefix}Attachments`];
  if (hasAttachments && typeof attachments !== 'string') throw readOfNothing('split', 'undefined');
  return {
    ...itemIn(itemKind, input, model),
    ...(hasAttachments && { attachments: String(attachments).split(',') }),
    ...(hasHighlight && { highlighted: input[`${prefix}Highlighted`] ?? null }),
  };
}

function withLeaf(item: Row, [name = '', ...rest]: readonly string[], value: unknown): Row {
  const inner = item[name];
  return { ...item, [name]: rest.length === 0 ? value : withLeaf(isRow(inner) ? inner : {}, rest, value) };
}

/** Whether an item has all that another one says; what is empty in one may be missing in the other. */
export function hasAll(item: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return JSON.stringify(textsIn(item)) === JSON.stringify(textsIn(wanted));
  if (!isRow(wanted)) return (item ?? null) === (wanted ?? null);
  return Object.entries(wanted).every(([field, value]) => hasAll(isRow(item) ? item[field] : null, value));
}
