import { app } from './en/app.ts';
import { changes } from './en/changes.ts';
import { day } from './en/day.ts';
import { general } from './en/general.ts';
import { grid } from './en/grid.ts';

/** What the first screen says: it waits for no other words. */
export const firstEnglish = { app, changes, day, general, grid };
