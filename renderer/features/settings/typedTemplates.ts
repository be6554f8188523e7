import { maxTemplateName, maxTemplateText, type MessageTemplate } from '../../../electron/contract/messageTemplates.ts';
import { t } from '../../../i18n/page/t.ts';
import { messageDate, type TemplateValues, unknownPlaceholders } from '../../domain/messageTemplates.ts';
import { formatMinute } from '../../lib/wallTime.ts';

export interface TemplateProblem {
  readonly id: string;
  readonly field: 'name' | 'text';
  readonly message: string;
}

/** What keeps templates from being saved, in their order. Nothing typed is changed by it. */
export function checkTemplates(templates: readonly MessageTemplate[]): readonly TemplateProblem[] {
  return templates.flatMap(({ id, name, text }) => {
    const isTaken = templates.some((each) => each.id !== id && fold(each.name) === fold(name));
    const [unknown] = unknownPlaceholders(text);
    const ofName = name.trim() === '' ? t('templates.needsName') : isTaken ? t('templates.sameName') : null;
    const ofText =
      text.trim() === ''
        ? t('templates.needsText')
        : unknown === undefined
          ? null
          : t('templates.unknownPlaceholder', { name: unknown });
    return [
      ...(ofName === null ? [] : [{ id, field: 'name' as const, message: ofName }]),
      ...(ofText === null ? [] : [{ id, field: 'text' as const, message: ofText }]),
    ];
  });
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

/** As they are stored. */
export function trimmed(templates: readonly MessageTemplate[]): readonly MessageTemplate[] {
  return templates.map(({ id, name, text }) => ({
    id,
    name: name.trim().slice(0, maxTemplateName),
    text: text.trim().slice(0, maxTemplateText),
  }));
}

/** A made-up visit on a day, for the preview: no client is shown where a text is only tried. */
export function sampleValues(date: string): TemplateValues {
  return {
    clientFirstName: t('templates.sampleClient'),
    patient: t('templates.samplePatient'),
    date: messageDate(date),
    time: formatMinute(10 * 60 + 30).replaceAll(/[\u00a0\u202f]/g, ' '),
    clinic: t('templates.sampleClinic'),
    provider: t('templates.sampleProvider'),
  };
}
