/** Each in its own language, for readers of no other. */
export const languageNames = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' } as const;
