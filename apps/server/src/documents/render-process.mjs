// A process of its own: compiling blocks for 5 to 100 ms and takes 100 MB, which only the end of a process gives back.
// Its parent sends the fonts and the folder of the templates, then one document after another.
import process from 'node:process';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

let compiler;

/** Messages of Typst, in one line. */
const messages = (found) => (found?.shortDiagnostics ?? []).map(({ message }) => message).join('; ');

/** The template is fixed, and the data are an input that it reads as JSON: they are never taken for markup. */
function pdfOf({ template, data }) {
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
    compiler = NodeCompiler.create({
      workspace: message.templates,
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
