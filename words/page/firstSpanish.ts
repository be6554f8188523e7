import { app } from './es/app.ts';
import { changes } from './es/changes.ts';
import { day } from './es/day.ts';
import { general } from './es/general.ts';
import { grid } from './es/grid.ts';

export const firstSpanish = { app, changes, day, general, grid };
