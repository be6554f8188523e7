import type { Translation } from '../../catalog.ts';
import type { start as english } from '../en/start.ts';

export const start: Translation<typeof english> = {
  title: 'Start',
  why: 'Damit Front Desk da ist, wenn der Tag beginnt.',
  withComputer: 'Mit diesem Computer starten',
  scope:
    'Gilt für das Benutzerkonto, das gerade angemeldet ist. Es lässt sich auch in den Einstellungen des Computers ausschalten.',
  elsewhere: 'Nur die Desktop-Anwendung kann mit dem Computer starten.',
};
