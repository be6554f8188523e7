import { connection } from './de/connection.ts';
import { desk } from './de/desk.ts';
import { failures } from './de/failures.ts';
import { files } from './de/files.ts';
import { map } from './de/map.ts';
import { outcomes } from './de/outcomes.ts';
import { record } from './de/record.ts';
import { staff } from './de/staff.ts';
import { updates } from './de/updates.ts';

export const german = { connection, desk, failures, files, map, outcomes, record, staff, updates };
