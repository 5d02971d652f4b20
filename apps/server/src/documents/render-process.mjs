// A process of its own: compiling blocks for 5 to 100 ms and takes 100 MB, which only the end of a process gives back.
// Its parent sends the fonts and the folder of the templates, then one document after another.
import { join } from 'node:path';
import process from 'node:process';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

let compiler;
let templates;

/** Messages of Typst, in one line. */
const messages = (found) => (found?.shortDiagnostics ?? []).map(({ message }) => message).join('; ');

/**
 * The template is fixed, and the data are an input that it reads as JSON: they are never taken for markup. Pictures stand
 * beside the template while this document is made, in memory only.
 */
function pdfOf({ template, data, pictures }) {
  compiler.resetShadow();
  for (const [name, bytes] of Object.entries(pictures))
    compiler.mapShadow(join(templates, name), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
  if (compiled.result === null) throw new Error(messages(compiled.takeDiagnostics()));
  const warnings = compiled.takeWarnings();
  if (warnings !== null) throw new Error(messages(warnings));
  const pdf = compiler.pdf(compiled.result);
  compiler.evictCache(2);
  return pdf;
}

process.on('message', (message) => {
  if (compiler === undefined) {
    templates = message.templates;
    compiler = NodeCompiler.create({
      workspace: templates,
      fontArgs: [{ fontBlobs: message.fonts.map((font) => Buffer.from(font)) }],
    });
    return;
  }
  try {
    process.send({ pdf: pdfOf(message) });
  } catch (error) {
    process.send({ problem: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
