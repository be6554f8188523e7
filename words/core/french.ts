import { connection } from './fr/connection.ts';
import { desk } from './fr/desk.ts';
import { failures } from './fr/failures.ts';
import { files } from './fr/files.ts';
import { map } from './fr/map.ts';
import { outcomes } from './fr/outcomes.ts';
import { record } from './fr/record.ts';
import { staff } from './fr/staff.ts';
import { updates } from './fr/updates.ts';

export const french = { connection, desk, failures, files, map, outcomes, record, staff, updates };
