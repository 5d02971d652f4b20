/** The scheme of an address, without the characters that browsers ignore; undefined for a relative one. */
function schemeOf(address: string): string | undefined {
  const bare = address.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

const linkSchemes = ['http', 'https', 'mailto', 'tel'];
const picture = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i;

/** The address of a link, if it is allowed in a text: the web, mail, telephone, this site. */
export function linkAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const scheme = schemeOf(address);
  return scheme === undefined || linkSchemes.includes(scheme) ? address.trim() : undefined;
}

/** The address of a picture, if it is on the web, on this site, or a data URL. */
export function pictureAddress(address: string | undefined): string | undefined {
  if (address === undefined || address.trim() === '') return undefined;
  const scheme = schemeOf(address);
  if (scheme === 'data') return picture.test(address.trim()) ? address.trim() : undefined;
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? address.trim() : undefined;
}

/** Path, query and fragment of an address of this site; null for another site, for mail and telephone. */
export function pathWithin(address: string, origin: string): string | null {
  if (origin === '') return address.startsWith('/') && !address.startsWith('//') ? address : null;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
