import type { ApiError } from '@qianwei/api/errors';
import { Banner, type BannerProps } from '@qianwei/ui/Banner';
import { useEffect, useRef } from 'react';

interface RefusedBannerProps extends Omit<BannerProps, 'live' | 'ref'> {
  /** Every new one is shown, also one with the same words. */
  problem: ApiError;
}

/** Why a form was refused: it comes into view with the focus, also where the button is far from it. */
export function RefusedBanner({ problem, ...banner }: RefusedBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is led to whenever the problem is another one.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner live="assertive" {...banner} />
    </div>
  );
}
