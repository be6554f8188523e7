import { parse } from 'graphql';
import { measureDepth } from '../depth.ts';
import { selectResult, type ServiceDocument } from '../documents.ts';
import type { Form } from './form.ts';

/** The only document that a form ever sends. */
export type FormDocument = Omit<ServiceDocument, 'concept'>;

/** Builds a form's document from its names alone; what is typed only ever travels in its variables. */
export function formDocument({ mutation, arguments: list, result }: Form): FormDocument {
  const name = `DeskForm${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const declared = list.map((each) => `$${each.name}: ${each.type}`).join(', ');
  const passed = list.map((each) => `${each.name}: $${each.name}`).join(', ');
  const [variables, given] = list.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  const text = `mutation ${name}${variables} { ${mutation}${given}${selectResult(result)} }`;
  return { name, text, depth: measureDepth(parse(text)) };
}
