import { app } from './fr/app.ts';
import { changes } from './fr/changes.ts';
import { day } from './fr/day.ts';
import { general } from './fr/general.ts';
import { grid } from './fr/grid.ts';

export const firstFrench = { app, changes, day, general, grid };
