export const day = {} as const;
