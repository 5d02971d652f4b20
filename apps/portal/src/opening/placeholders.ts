const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A prerendered frame with words for its placeholders (`{name}`), as text and never as HTML. Braces of another name stay. */
export function fillPlaceholders(html: string, words: Readonly<Record<string, string>>): string {
  return html.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    (words[name] ?? placeholder).replace(/[&<>"']/g, (character) => entities[character] ?? ''),
  );
}
