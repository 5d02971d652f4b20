import { greetingWords } from '@qianwei/api/time/words';
import { institution } from '../../../institution/institution.ts';
import { type IdentityFacts, identityOf } from '../../../shared/session/identity-of.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Replaces the placeholders (`{name}`) of prerendered HTML by words, escaped as text. Unknown placeholders stay. */
export function fillPlaceholders(html: string, words: Readonly<Record<string, string>>): string {
  return html.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    (words[name] ?? placeholder).replace(/[&<>"']/g, (character) => entities[character] ?? ''),
  );
}

/** The placeholders in the prerendered frame of home, by the fact that replaces each. */
export const placeholders = {
  name: '{name}',
  examineeNo: '{examineeNo}',
  level: '{level}',
  majorName: '{majorName}',
  majorCode: '{majorCode}',
  schoolName: '{schoolName}',
  examCommitteeName: '{examCommitteeName}',
  greeting: '{greeting}',
} satisfies IdentityFacts & { greeting: string };

/**
 * True when `/` leads home and the sidebar is as prerendered: not on a certificate host, not with a collapsed sidebar.
 */
export function opensWithHome(): boolean {
  if (location.hostname.includes(institution.certificateMarker)) return false;
  try {
    return localStorage.getItem('sidebarStatus') !== '0';
  } catch {
    return true;
  }
}

/**
 * Shows the frame of home, with the student of a stored session in it, in the root that the portal renders into. With
 * a damaged session it shows nothing: the portal reports what is wrong.
 */
export function showHome(session: unknown): void {
  const template = document.getElementById('opening-home');
  const root = document.getElementById('root');
  if (!(template instanceof HTMLTemplateElement) || root === null) return;
  try {
    const facts = identityOf(session as Parameters<typeof identityOf>[0]);
    if (facts === null) return;
    root.innerHTML = fillPlaceholders(template.innerHTML, { ...facts, greeting: greetingWords(Date.now()) });
    document.title = `首页 - ${document.title}`;
  } catch {
    root.replaceChildren();
  }
}
