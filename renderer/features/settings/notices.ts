/** The licences of everything that is bundled. The build writes them (build/packaging/notices.ts); tests have none. */
export const notices = '';
