import { splitName } from '../text.ts';
import type { WriteResult } from '../serviceWrites.ts';
import { parse } from 'graphql';
import { measureDepth } from '../depth.ts';
import { selectResult, type ServiceDocument } from '../documents.ts';

/** How a value is typed by a person. */
export const fieldKinds = [
  'text',
  'longText',
  'whole',
  'decimal',
  'flag',
  'choice',
  'date',
  'moment',
  'clock',
  'email',
  'phone',
  'url',
  'id',
  'input',
  'other',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** How a value is written in the variables. Exact numbers stand in JSON as they were typed. */
export const writings = [
  'text',
  'number',
  'flag',
  'digits',
  'naive',
  'instant',
  'seconds',
  'milliseconds',
  'json',
] as const;
export type Writing = (typeof writings)[number];

/** A form for one mutation of the service: made from its input types, and stored in the map. */
export interface Form {
  readonly mutation: string;
  readonly description: string | null;
  readonly arguments: readonly FormField[];
  /** Every input type that the arguments reach. Types name each other, so that one may hold itself. */
  readonly inputs: readonly FormInput[];
  readonly choices: readonly FormChoices[];
  readonly result: WriteResult;
}

interface FormInput {
  readonly name: string;
  readonly description: string | null;
  readonly fields: readonly FormField[];
}

/** The words of an enum. */
export interface FormChoices {
  readonly name: string;
  readonly values: readonly string[];
}

/** An argument, or a field of an input type. */
export interface FormField {
  readonly name: string;
  /** The service's own name as words; it is not translated. */
  readonly title: string;
  readonly description: string | null;
  readonly kind: FieldKind;
  readonly writing: Writing;
  /** As written in the schema: `[LineInput!]!`. */
  readonly type: string;
  /** The type inside all lists; empty where it is too deep to be read. */
  readonly of: string;
  readonly lists: number;
  /** Whether a value is required. */
  readonly required: boolean;
  /** As written in the schema; null without one. */
  readonly defaultValue: string | null;
}

export const mostInputs = 60;
export const mostLevels = 12;
export const mostFields = 300;
export const mostChoices = 2_000;
export const longestDescription = 2_000;

/** A name of the service as words: `unitPriceUSD` is “Unit price USD”. */
export function fieldTitle(name: string): string {
  const words = splitName(name).map((word) => (/^\p{Lu}{2,}\d*$/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ') || name;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a mutation deletes for good, by its name. It is only a hint: the page asks for confirmation and refuses nothing. */
export function isRemoval(mutation: string): boolean {
  return removal.test(fieldTitle(mutation));
}

const removal =
  /\b(delet\w*|remov\w*|eras\w*|destroy\w*|purg\w*|drop|truncat\w*|wip\w+|anonymi[sz]e\w*|merg\w*|void\w*|revok\w*|lösch\w*|loesch\w*|entfern\w*|supprim\w*|elimin\w*|borr\w*)\b/iu;

/** The only document that a form ever sends. */
type FormDocument = Omit<ServiceDocument, 'concept'>;

/** Builds a form's document from its names alone; what is typed only ever travels in its variables. */
export function formDocument({ mutation, arguments: list, result }: Form): FormDocument {
  const name = `DeskForm${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const declared = list.map((each) => `$${each.name}: ${each.type}`).join(', ');
  const passed = list.map((each) => `${each.name}: $${each.name}`).join(', ');
  const [variables, given] = list.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  const text = `mutation ${name}${variables} { ${mutation}${given}${selectResult(result)} }`;
  return { name, text, depth: measureDepth(parse(text)) };
}
