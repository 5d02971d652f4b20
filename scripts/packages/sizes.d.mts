/** Every entry of the built packages and its size, bytes. */
export function entrySizes(root: string): Promise<{ name: string; size: number }[]>;

/** True when a limit holds for a size and is at most 15 % above it. */
export function fits(limit: number, size: number): boolean;

/** True when the size of an entry (`./client`) is limited. */
export function isLimited(entry: string): boolean;
