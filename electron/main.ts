// Front Desk in Electron.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { app } from 'electron';
import { mayStart } from './desktop/startChecks.ts';
import { startDesktop } from './desktop/startDesktop.ts';

if (mayStart()) {
  // In the profile and not in the system's temporary folder, where another user could have laid out code for us.
  enableCompileCache(join(app.getPath('userData'), 'compile-cache'));
  // Not awaited: Electron becomes ready only when this module has ended, and the start waits for that.
  void startDesktop({ dist: import.meta.dirname });
}
