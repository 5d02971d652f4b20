import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/**
 * HTML of a Markdown text, sanitised. Emphasis that ends with a Chinese full stop right before a character
 * (`**一、时间。**网上`) is no emphasis to CommonMark, so it is marked up beforehand.
 */
export async function chineseMarkdown(text: string): Promise<string> {
  const emphasised = text.replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>');
  return sanitizeHtml(await marked.parse(emphasised));
}
