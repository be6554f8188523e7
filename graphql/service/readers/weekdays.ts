import { foldText } from '../foldText.ts';

/** Days of the week in the order of ISO 8601, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Names in English, German, French and Spanish, without accents; the first three letters do where nobody else has them. */
const names: Readonly<Record<Weekday, readonly string[]>> = {
  monday: ['monday', 'mon', 'mo', 'montag', 'lundi', 'lunes'],
  tuesday: ['tuesday', 'tue', 'tues', 'tu', 'dienstag', 'di', 'mardi', 'martes'],
  wednesday: ['wednesday', 'wed', 'we', 'mittwoch', 'mi', 'mercredi', 'miercoles'],
  thursday: ['thursday', 'thu', 'thur', 'thurs', 'th', 'donnerstag', 'do', 'jeudi', 'jueves'],
  friday: ['friday', 'fri', 'fr', 'freitag', 'vendredi', 'viernes'],
  saturday: ['saturday', 'sat', 'sa', 'samstag', 'sonnabend', 'samedi', 'sabado'],
  sunday: ['sunday', 'sun', 'su', 'so', 'sonntag', 'dimanche', 'domingo'],
};

/** The weekday that a word names; null for any other word. */
export function weekdayOf(word: string): Weekday | null {
  const plain = foldText(word).trim();
  return weekdays.find((day) => names[day].includes(plain)) ?? null;
}

/** Of numbers 0 is a Sunday and 7 one as well; 1 is Monday, as in ISO 8601 and in everything that counts from Sunday 0. */
export function weekdayOfNumber(value: number): Weekday | null {
  return Number.isInteger(value) && value >= 0 && value <= 7 ? (weekdays[(value + 6) % 7] ?? null) : null;
}
