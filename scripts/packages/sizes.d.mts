/** Every entry of the built packages and its size, bytes. */
export function entrySizes(root: string): Promise<{ name: string; size: number }[]>;

/** Whether a limit holds for a size and lies at most 15 % above it. */
export function fits(limit: number, size: number): boolean;

/** Whether the size of an entry (`./client`) is limited. */
export function isLimited(entry: string): boolean;
