export const serviceMap = {} as const;
