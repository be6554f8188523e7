import { connection } from './es/connection.ts';
import { desk } from './es/desk.ts';
import { failures } from './es/failures.ts';
import { files } from './es/files.ts';
import { map } from './es/map.ts';
import { outcomes } from './es/outcomes.ts';
import { record } from './es/record.ts';
import { staff } from './es/staff.ts';
import { updates } from './es/updates.ts';

export const spanish = { connection, desk, failures, files, map, outcomes, record, staff, updates };
