export const locations = {} as const;
