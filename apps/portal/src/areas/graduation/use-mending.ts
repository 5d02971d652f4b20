import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { loadCode } from '@qianwei/ui/late';
import { useEffect, useState } from 'react';
import type { Mending } from './mending.ts';

const code = () => import('./draft-mending.ts');

/**
 * The progress of the saved draft that mends what was returned; null where there is none, and until the code that looks at it has
 * come. `now` in ms.
 */
export function useMending(apply: GraduationApply, now: number): Mending | null {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof code>> | null>(null);
  const isDrafted = apply.status === 'RETURNED' && apply.draft !== null;
  useEffect(() => {
    if (!isDrafted) return;
    let isLeft = false;
    // Without it the page says what was returned, and the form what of it is mended.
    loadCode(code).then(
      (module) => isLeft || setLoaded(module),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isDrafted]);
  return isDrafted && loaded !== null ? loaded.draftMending(apply, now) : null;
}
