import { HeldServices } from './HeldServices.tsx';
import { LookUpForm } from './LookUpForm.tsx';
import type { Held } from './use-held.ts';

/** 我的服务: asked for by name, identity number and captcha, and shown until it is emptied. */
export function Mine({ held }: { held: Held }) {
  return held.answer === null ? (
    <LookUpForm onFound={held.found} />
  ) : (
    <HeldServices answer={held.answer} onClear={held.clear} />
  );
}
