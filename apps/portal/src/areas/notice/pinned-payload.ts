/** Asks for the first three notices of all: pinned ones come first, and there are never more than three. */
export const pinnedPayload = { pageNo: 1, pageSize: 3 };
