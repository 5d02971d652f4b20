import type { IdentityFacts } from '../shared/session/identity-of.ts';

/** What stands in the prerendered frame of home where a student's own words go. */
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

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The frame with a student's words for the placeholders, as text. */
export function fillPlaceholders(html: string, words: typeof placeholders): string {
  return html.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const word = words[name as keyof typeof placeholders] ?? placeholder;
    return word.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  });
}
