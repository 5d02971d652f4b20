/**
 * The newest notices that concern the student: home lists them and the bell counts, by one call. It is made before the
 * code has come (`opening/calls.ts`).
 */
export const newsPayload = { pageNo: 1, pageSize: 5, concerns: true };
