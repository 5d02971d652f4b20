import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@qianwei/api/contract/envelope';
import { createTurns } from '../files/turns.ts';
import { Refusal } from '../http/refusal.ts';
import { serverRoot } from '../server-root.ts';
import { type DocumentFonts, type DocumentName, readDocumentFonts } from './document-fonts.ts';

/** Data that fill a template. */
type DocumentData = string | number | boolean | null | readonly DocumentData[] | DocumentFields;

/** Fields by their names. */
export interface DocumentFields {
  readonly [name: string]: DocumentData | undefined;
}

/** Pictures of a document by the names of their files, each as a whole JPEG or PNG: a template reads them by `image("/photo.jpg")`. */
export type DocumentPictures = Readonly<Record<string, Uint8Array>>;

/** How long the process stays for the next document, and how long one document may take, ms. */
const idleMs = 30_000;
const patienceMs = 20_000;
/** How many may wait: about a second of work. */
const maxWaiting = 100;

/** Printed in place of a character that the font lacks. */
const placeholder = '〓';

/** Folders of templates and fonts: in the source, or in `dist` where the build copies them. */
function places() {
  const root = serverRoot();
  const source = join(root, 'src', 'documents');
  return existsSync(source)
    ? { templates: source, fonts: join(root, 'node_modules/@fontsource/noto-serif-sc/files') }
    : { templates: join(root, 'documents'), fonts: join(root, 'documents') };
}

/** The process, and the characters that its fonts have. */
interface Printer {
  readonly child: ChildProcess;
  readonly fonts: DocumentFonts;
}

let printer: Printer | null = null;
let idle: NodeJS.Timeout | undefined;
let waiting = 0;
const enter = createTurns(1);

/** Ends the process; the next document starts another. */
function stop(): void {
  printer?.child.kill();
  printer = null;
}

function start(): Printer {
  const { templates, fonts: folder } = places();
  const fonts = readDocumentFonts(folder);
  // Nothing of the server's environment is its business.
  const child = fork(new URL('./render-process.mjs', import.meta.url), {
    serialization: 'advanced',
    env: {},
    execArgv: [],
  });
  const forget = () => {
    if (printer?.child === child) printer = null;
  };
  // An error that nobody listens to would end the server.
  child.on('exit', forget).on('error', forget);
  child.send({ templates, fonts: fonts.files });
  // It must not keep a server, a command or a test from ending.
  child.unref();
  child.channel?.unref();
  return { child, fonts };
}

/** Data whose characters the font has, and those that it lacks. */
function printable(data: DocumentFields, characters: ReadonlySet<number>) {
  const missing = new Set<string>();
  const print = (char: string) => {
    const codePoint = char.codePointAt(0) ?? 0;
    if (codePoint < 0x20) return ' ';
    if (characters.has(codePoint)) return char;
    missing.add(`U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`);
    return placeholder;
  };
  const of = (value: DocumentData | undefined): unknown => {
    if (typeof value === 'string') return Array.from(value, print).join('');
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, of(field)]));
  };
  return { data: of(data) as Record<string, unknown>, missing: [...missing].sort() };
}

/** Sends one document and waits for it; a process that dies or takes too long is replaced. */
function printed(
  { child }: Printer,
  job: { template: string; data: object; pictures: DocumentPictures },
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(patience);
      child.removeAllListeners('message').off('exit', died).off('error', died);
      child.channel?.unref();
      finish();
    };
    const fail = (problem: string) => settle(() => reject(new Error(`Document ${job.template}: ${problem}`)));
    const died = () => fail('its process ended');
    const patience = setTimeout(() => {
      stop();
      fail(`not ready after ${patienceMs} ms`);
    }, patienceMs);
    child.channel?.ref();
    child.once('exit', died).once('error', died);
    child.once('message', (answer: { pdf?: Uint8Array; problem?: string }) => {
      const { pdf, problem } = answer;
      if (pdf === undefined) fail(problem ?? 'no answer');
      else settle(() => resolve(new Uint8Array(pdf)));
    });
    child.send(job);
  });
}

/**
 * A document as PDF: a fixed template, filled with data that are never taken for markup. A character that the font lacks
 * is printed as 〓, and `missing` names it (`U+4DAE`) for the template to say so and for the log. One at a time; refused
 * with 1040003 when very many wait.
 */
export async function renderDocument(
  name: DocumentName,
  data: DocumentFields,
  pictures: DocumentPictures = {},
): Promise<{ pdf: Uint8Array<ArrayBuffer>; missing: readonly string[] }> {
  if (waiting >= maxWaiting)
    throw new Refusal(errorCode.tooFrequent, '正在生成的文件较多，请 5 秒后再试', { retryAfter: 5 });
  waiting += 1;
  const leave = await enter();
  clearTimeout(idle);
  try {
    printer ??= start();
    const { data: text, missing } = printable(data, printer.fonts.characters[name]);
    const { templates } = places();
    const template = join(templates, `${name}.typ`);
    const pdf = await printed(printer, { template, data: { ...text, missing }, pictures });
    return { pdf, missing };
  } finally {
    waiting -= 1;
    idle = setTimeout(stop, idleMs).unref();
    leave();
  }
}
