import { isObject } from './shapes.ts';

/** A text for messages to clients, with placeholders in double braces that are filled in for each message. */
export interface MessageTemplate {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export const maxTemplates = 20;
export const maxTemplateName = 60;
export const maxTemplateText = 1_000;
const longestId = 64;

/** Whether a value of a file or a request is a list of templates, each with an id of its own. */
export function areMessageTemplates(value: unknown): value is readonly MessageTemplate[] {
  if (!Array.isArray(value) || value.length > maxTemplates || !value.every(isMessageTemplate)) return false;
  return new Set(value.map(({ id }) => id)).size === value.length;
}

function isMessageTemplate(value: unknown): value is MessageTemplate {
  return isObject(value, { id: isText(longestId), name: isText(maxTemplateName), text: isText(maxTemplateText) });
}

function isText(most: number): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && value.trim() !== '' && value.length <= most;
}
