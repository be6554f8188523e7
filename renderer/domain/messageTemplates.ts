import { type Language, languages } from '../../electron/contract/language.ts';
import type { MessageTemplate } from '../../electron/contract/messageTemplates.ts';
import type { SettingsView } from '../../electron/contract/settings.ts';
import { t } from '../../i18n/page/t.ts';
import { formatPlainDate } from '../lib/dates.ts';
import { pageLanguage } from '../lib/locale.ts';
import type { MessageAbout } from '../lib/messageAbout.ts';
import { formatInstantTime, wallDate } from '../lib/wallTime.ts';
import { splitName } from './personName.ts';

export const placeholders = ['clientFirstName', 'patient', 'date', 'time', 'clinic', 'provider'] as const;
export type Placeholder = (typeof placeholders)[number];

/** What a message's placeholders stand for; null where it is not known. */
export type TemplateValues = Readonly<Record<Placeholder, string | null>>;

/**
 * What a placeholder is called, in the language of whoever writes a template. A text written in one language is filled in
 * at a desk with another one all the same.
 */
const names: Readonly<Record<Placeholder, Readonly<Record<Language, string>>>> = {
  clientFirstName: {
    en: 'client first name',
    de: 'Vorname',
    es: 'nombre del cliente',
    fr: 'prénom du client',
  },
  patient: { en: 'patient', de: 'Patient', es: 'paciente', fr: 'patient' },
  date: { en: 'date', de: 'Datum', es: 'fecha', fr: 'date' },
  time: { en: 'time', de: 'Uhrzeit', es: 'hora', fr: 'heure' },
  clinic: { en: 'clinic', de: 'Praxis', es: 'clínica', fr: 'clinique' },
  provider: { en: 'provider', de: 'Behandler', es: 'profesional', fr: 'praticien' },
};

const byName: ReadonlyMap<string, Placeholder> = new Map(
  placeholders.flatMap((placeholder) =>
    languages.map((language) => [fold(names[placeholder][language]), placeholder] as const),
  ),
);

/** Also braces that were opened and not closed: they would go out as they are. */
const token = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;

function fold(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** A placeholder as it is typed: {{client first name}}. */
export function placeholderText(placeholder: Placeholder): string {
  const language = languages.find((each) => each === pageLanguage) ?? 'en';
  return `{{${names[placeholder][language]}}}`;
}

/** What stands in double braces and is no placeholder, as it was typed. */
export function unknownPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(token)].flatMap(([all, name]) =>
    name !== undefined && byName.has(fold(name)) ? [] : [all],
  );
}

/** What is still to be filled in, each once, as it stands in the text. */
export function openPlaceholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(token)].map(([all]) => all))];
}

/** The text of a message. A placeholder without a value stays, so that it is seen and can't be sent. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(token, (all, name: string | undefined) => {
    const placeholder = name === undefined ? undefined : byName.get(fold(name));
    return (placeholder && values[placeholder]) ?? all;
  });
}

/** What is known of a message to a client, in the client's words: the date and time of the clinic's own clock. */
export function templateValues(name: string, about: MessageAbout | null, view: SettingsView | null): TemplateValues {
  const { patient = null, start = null, provider = null, location = null } = about ?? {};
  return {
    clientFirstName: splitName(name)?.givenName ?? orNull(name),
    patient: orNull(patient),
    date: start === null ? null : messageDate(wallDate(start)),
    time: start === null ? null : messageTime(start),
    clinic: orNull(organizationOf(view)) ?? orNull(location),
    provider: orNull(provider),
  };
}

function organizationOf(view: SettingsView | null): string | null {
  return view?.environments.find(({ kind }) => kind === view.environment)?.organization?.name ?? null;
}

function orNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim();
}

export function messageDate(date: string): string {
  return plainSpaces(formatPlainDate(date, { weekday: 'long', day: 'numeric', month: 'long' }));
}

export function messageTime(instant: string): string {
  return plainSpaces(formatInstantTime(instant));
}

/** A no-break space is in no alphabet of text messages: with one in it, a text holds 70 characters instead of 160. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** The templates of the clinic in use. */
export function templatesOf(view: SettingsView | null): readonly MessageTemplate[] {
  return view?.messageTemplates ?? defaultTemplates();
}

/** The templates that Front Desk comes with, in the language of this desk. */
export function defaultTemplates(): readonly MessageTemplate[] {
  const all = {
    firstName: placeholderText('clientFirstName'),
    patient: placeholderText('patient'),
    date: placeholderText('date'),
    time: placeholderText('time'),
    provider: placeholderText('provider'),
    clinic: placeholderText('clinic'),
  };
  const { firstName, patient, date, time, clinic } = all;
  return [
    { id: 'reminder', name: t('templates.reminder'), text: t('templates.reminderText', all) },
    {
      id: 'confirm',
      name: t('templates.confirm'),
      text: t('templates.confirmText', { firstName, patient, date, time, clinic }),
    },
    { id: 'pickUp', name: t('templates.pickUp'), text: t('templates.pickUpText', { firstName, patient, clinic }) },
    {
      id: 'callBack',
      name: t('templates.callBack'),
      text: t('templates.callBackText', { firstName, patient, clinic }),
    },
  ];
}
