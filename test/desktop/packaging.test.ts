import type { AfterPackContext } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { afterPack } from '../../build/packaging/afterPack.ts';

describe('the packaged program', () => {
  it('has every fuse set, and a new one stops the build', async () => {
    const given: unknown[] = [];
    const context = {
      electronPlatformName: 'linux',
      packager: { addElectronFuses: async (_context: unknown, config: unknown) => given.push(config) },
    };
    // Sound: the hook uses nothing else of its context.
    await afterPack(context as unknown as AfterPackContext);
    expect(given).toEqual([
      {
        version: '1',
        strictlyRequireAllFuses: true,
        resetAdHocDarwinSignature: false,
        0: false, // RunAsNode
        1: true, // EnableCookieEncryption
        2: false, // EnableNodeOptionsEnvironmentVariable
        3: false, // EnableNodeCliInspectArguments
        4: true, // EnableEmbeddedAsarIntegrityValidation
        5: true, // OnlyLoadAppFromAsar
        6: false, // LoadBrowserProcessSpecificV8Snapshot
        7: false, // GrantFileProtocolExtraPrivileges
        8: true, // WasmTrapHandlers
      },
    ]);
  });
});
