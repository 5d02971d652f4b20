/** The limit for the bodies of all requests that outlive their page together, in bytes: browsers refuse more. */
const maxKeepaliveBytes = 64 * 1024;

/** Room for requests that outlive their page, one for all requests of a page. */
export interface KeepaliveRoom {
  /** Reserves room for a body and returns what releases it; null when it does not fit beside the others. */
  take(body: BodyInit | null | undefined): (() => void) | null;
}

/** Creates the room of a page, empty. */
export function createKeepaliveRoom(): KeepaliveRoom {
  let taken = 0;
  return {
    take(body) {
      if (typeof body !== 'string') return null;
      const size = new TextEncoder().encode(body).byteLength;
      if (taken + size > maxKeepaliveBytes) return null;
      taken += size;
      return () => {
        taken -= size;
      };
    },
  };
}
