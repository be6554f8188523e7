export const clientForm = {} as const;
