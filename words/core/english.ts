import { connection } from './en/connection.ts';
import { desk } from './en/desk.ts';
import { failures } from './en/failures.ts';
import { files } from './en/files.ts';
import { map } from './en/map.ts';
import { outcomes } from './en/outcomes.ts';
import { record } from './en/record.ts';
import { staff } from './en/staff.ts';
import { updates } from './en/updates.ts';

/** Everything that the core says. */
export const english = { connection, desk, failures, files, map, outcomes, record, staff, updates };
