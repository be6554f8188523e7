import { app } from './de/app.ts';
import { changes } from './de/changes.ts';
import { day } from './de/day.ts';
import { general } from './de/general.ts';
import { grid } from './de/grid.ts';

export const firstGerman = { app, changes, day, general, grid };
