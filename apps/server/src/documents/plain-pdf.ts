/** UTF-16BE in hex: how the encoding UniGB-UCS2-H names characters. */
const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Breaks text into lines of at most `width` characters. */
function wrap(text: string, width: number): string[] {
  const letters = [...text];
  const count = Math.max(1, Math.ceil(letters.length / width));
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * width, (index + 1) * width).join(''),
  );
}

/** One A4 page: the title in larger type, then the paragraphs. The font is the reader's own Chinese one; ASCII is half as wide (`/W`). */
export function writePdf(title: string, paragraphs: string[]): Buffer {
  const lines = [
    ...wrap(title, 26).map((text) => ({ text, size: 18, height: 30 })),
    ...paragraphs.flatMap((paragraph) => [
      { text: '', size: 12, height: 10 },
      ...wrap(paragraph, 39).map((text) => ({ text, size: 12, height: 22 })),
    ]),
  ];
  const content = lines
    .map(({ text, size, height }) => `/F1 ${size} Tf 0 -${height} Td <${hex(text)}> Tj`)
    .join('\n');
  const stream = `BT 60 790 Td\n${content}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /W [1 95 500] /FontDescriptor 7 0 R ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
