import type { EnvironmentKind } from '../../electron/contract/environment.ts';

interface EnvironmentWords {
  readonly name: string;
  /** What the environment is for, in a sentence. */
  readonly purpose: string;
  /** How the placeholder of its address field looks. */
  readonly example: string;
}

export const environmentWords = {
  demo: {
    name: 'Demo',
    purpose: 'A made-up clinic on this computer. Nothing here is real, and nothing leaves the computer.',
    example: '',
  },
  sandbox: {
    name: 'Sandbox',
    purpose: 'A playground of the service with invented data. Try a connection here first.',
    example: 'https://sandbox.example.com',
  },
  testing: {
    name: 'Testing',
    purpose: 'The staging copy of your clinic, with its own key. For training and trying out changes.',
    example: 'https://staging.example.com',
  },
  production: {
    name: 'Production',
    purpose: 'Your clinic as it is: real clients, real appointments.',
    example: 'https://clinic.example.com',
  },
  gateway: {
    name: 'Gateway',
    purpose: 'Your clinic through the operator’s gateway, which asks for two keys.',
    example: 'https://gateway.example.com',
  },
} as const satisfies Record<EnvironmentKind, EnvironmentWords>;
