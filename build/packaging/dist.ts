// Makes the installers for the platform that this runs on, into release/, from what is in dist/.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Configuration } from 'electron-builder';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The configuration of the installers for a platform. On Linux the folder below /opt is named after the product, and
 * Chromium can't start its SUID sandbox from a path with a space (base::CommandLine::PrependWrapper splits it); the
 * name that people see is in electron-builder.yml.
 */
export function configurationFor(platform: NodeJS.Platform): Configuration {
  return {
    extends: join(root, 'electron-builder.yml'),
    ...(platform === 'linux' && { productName: 'front-desk' }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await build({ projectDir: root, publish: 'never', config: configurationFor(process.platform) });
