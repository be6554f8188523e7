import type { AfterPackContext } from 'electron-builder';

type FuseConfig = Parameters<AfterPackContext['packager']['addElectronFuses']>[1];

/** Electron's fuses in the order of their wire, and whether each is on. */
export const fuses = [
  // Our signed program can't run foreign scripts or be debugged.
  ['RunAsNode', false],
  ['EnableCookieEncryption', true],
  ['EnableNodeOptionsEnvironmentVariable', false],
  ['EnableNodeCliInspectArguments', false],
  // The archive is the one that was packed, and no folder beside it takes its place.
  ['EnableEmbeddedAsarIntegrityValidation', true],
  ['OnlyLoadAppFromAsar', true],
  ['LoadBrowserProcessSpecificV8Snapshot', false],
  ['GrantFileProtocolExtraPrivileges', false],
  ['WasmTrapHandlers', true],
] as const;

/** Sets every fuse before the app is signed. An Electron with one more fuse than these stops the build. */
export async function afterPack(context: AfterPackContext): Promise<void> {
  const config = {
    version: '1',
    strictlyRequireAllFuses: true,
    // On Apple Silicon a changed program starts only with a new signature, if only an ad-hoc one.
    resetAdHocDarwinSignature: context.electronPlatformName === 'darwin' && process.platform === 'darwin',
    ...Object.fromEntries(fuses.map(([, on], place) => [place, on])),
  };
  // Sound: a fuse configuration is its version, its options and on or off per place; the type requires enum members.
  await context.packager.addElectronFuses(context, config as unknown as FuseConfig);
}
