import { inflateSync } from 'node:zlib';

/** The objects of a PDF by their number, as Chromium and Typst write it: one character for each byte. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const text = pdf.toString('latin1');
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number = '', body = '']) => [
      number,
      body,
    ]),
  );
}

/** What a stream holds. */
function streamOf(object: string): string {
  const [head = '', ...rest] = object.split(/ ?stream\n/);
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  const bytes = Buffer.from(rest.join('stream\n').slice(0, length), 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const characters = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** What the codes of a font mean: its ToUnicode map, codes and characters in hexadecimal. */
function unicodeOf(map: string): Map<number, string> {
  const meanings = new Map<number, string>();
  for (const [, section = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', hex = ''] of section.matchAll(/<(\w+)> <(\w+)>/g))
      meanings.set(Number.parseInt(code, 16), characters(hex));
  for (const [, section = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', hex = ''] of section.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code++)
        meanings.set(code, String.fromCharCode(Number.parseInt(hex, 16) + code - first));
    }
  return meanings;
}

/** A font by what its codes mean, and how many hexadecimal digits a code has. */
interface PdfFont {
  readonly meanings: ReadonlyMap<number, string>;
  readonly digits: number;
}

/** What stands in a string: brackets that fit each other need no backslash. */
const inString = [1, 2, 3, 4].reduce(
  (inner) => String.raw`\\[\s\S]|[^\\()]|\((?:${inner})*\)`,
  String.raw`\\[\s\S]|[^\\()]`,
);

/**
 * A piece of a page's drawing: text that is said outright, its end, another font, or codes in the font that is set, which
 * Chromium writes in hexadecimal and Typst as a string.
 */
const piece = new RegExp(
  String.raw`/ActualText <FEFF(\w*)>|(\bEMC\b)|/([Ff]\d+) \S+ Tf|<(\w+)>|\(((?:${inString})*)\)(?=\s*(?:[-\d.\](]|T[jJ]))`,
  'g',
);

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string in hexadecimal. */
function hexOf(string: string): string {
  const bytes = string.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal?: string, char = '') =>
    octal === undefined ? (escapes[char] ?? char) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return Buffer.from(bytes, 'latin1').toString('hex');
}

/** The text of each page of a PDF that Chromium or Typst has made, in the order in which it is drawn, without white space. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const at = (number = '') => objects.get(number) ?? '';
  const fonts = new Map<string, PdfFont>();
  const readFont = (object: string): PdfFont => ({
    meanings: unicodeOf(streamOf(at(/\/ToUnicode (\d+)/.exec(object)?.[1]))),
    digits: object.includes('/Type3') ? 2 : 4,
  });
  const fontOf = (number = '') => {
    const font = fonts.get(number) ?? readFont(at(number));
    fonts.set(number, font);
    return font;
  };
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\b(?!s)/.test(object))
    .map((page) => {
      let font: PdfFont = { meanings: new Map(), digits: 4 };
      let isSaid = false;
      let text = '';
      const drawn = streamOf(at(/\/Contents (\d+)/.exec(page)?.[1]));
      // Chromium names the fonts in the page, Typst in an object of its own.
      const resources = page + at(/\/Resources (\d+)/.exec(page)?.[1]);
      for (const [, said, end, name, digits, string] of drawn.matchAll(piece)) {
        const hex = digits ?? (string === undefined ? '' : hexOf(string));
        if (said !== undefined) {
          isSaid = true;
          text += characters(said);
        } else if (end) isSaid = false;
        else if (name) font = fontOf(new RegExp(`/${name} (\\d+) 0 R`).exec(resources)?.[1]);
        else if (!isSaid)
          for (const code of hex.match(new RegExp(`.{${font.digits}}`, 'g')) ?? [])
            text += font.meanings.get(Number.parseInt(code, 16)) ?? '';
      }
      return text.replaceAll(/\s/g, '');
    });
}
