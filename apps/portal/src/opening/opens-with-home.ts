import { institution } from '../institution/institution.ts';

/** True where `/` leads home and the sidebar is as prerendered: not on a certificate host, not with a collapsed sidebar. */
export function opensWithHome(): boolean {
  if (location.hostname.includes(institution.certificateMarker)) return false;
  try {
    return localStorage.getItem('sidebarStatus') !== '0';
  } catch {
    return true;
  }
}
