import { Fragment, type ReactNode } from 'react';
import { prose } from './Markdown.css.ts';

/** Bold and links within a line; nothing else is used in the institution's texts. */
function inline(text: string): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const link = /^\[([^\]]+)\]\(((?:https?:\/\/|\/)[^)\s]+)\)$/.exec(part);
    const piece = link ? (
      <a href={link[2]}>{link[1]}</a>
    ) : part.startsWith('**') ? (
      <strong>{part.slice(2, -2)}</strong>
    ) : (
      part
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never move
    return <Fragment key={index}>{piece}</Fragment>;
  });
}

const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|');

function block(text: string): ReactNode {
  const lines = text.split('\n');
  const [first = ''] = lines;
  const heading = /^(#{2,4}) (.*)$/.exec(first);
  if (heading) return <h3>{inline(heading[2] ?? '')}</h3>;
  const items = (mark: RegExp) => lines.map((line) => <li key={line}>{inline(line.replace(mark, ''))}</li>);
  if (/^\d+\. /.test(first)) return <ol>{items(/^\d+\. /)}</ol>;
  if (/^[-*] /.test(first)) return <ul>{items(/^[-*] /)}</ul>;
  if (first.startsWith('>'))
    return <blockquote>{inline(lines.map((line) => line.replace(/^> ?/, '')).join(''))}</blockquote>;
  if (!first.startsWith('|')) return <p>{inline(lines.join(''))}</p>;
  const [head = '', , ...rows] = lines;
  return (
    <table>
      <thead>
        <tr>
          {cells(head).map((cell) => (
            <th key={cell} scope="col">
              {inline(cell.trim())}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {cells(row).map((cell) => (
              <td key={cell}>{inline(cell.trim())}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The institution's own texts, written in a small part of Markdown: headings, paragraphs, lists, tables, quotes,
 * bold and links. HTML in them is shown as text.
 */
export function Markdown({ text }: { text: string }) {
  const blocks = text.trim().split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m);
  return (
    <div className={prose}>
      {blocks.map((part) => (
        <Fragment key={part}>{block(part.trim())}</Fragment>
      ))}
    </div>
  );
}
