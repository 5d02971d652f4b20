import { extensionOf } from './file-name.ts';
import type { FileCheck } from './upload-file.ts';

/** Refuses with `text` what does not end in one of `extensions` (small letters, no dot). */
export function checkKind(extensions: readonly string[], text: string): FileCheck {
  return ({ name }) => (extensions.includes(extensionOf(name)) ? null : text);
}
