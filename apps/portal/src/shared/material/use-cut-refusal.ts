import type { MaterialFile } from '@qianwei/api/contract/graduation/apply';
import { useEffect, useEffectEvent, useState } from 'react';
import { photoRefusal } from '../photo/photo-checks.ts';
import { photoFacts } from '../photo/photo-facts.ts';
import { storedPicture } from './material-file.ts';

/** The reason for which cutting does not help a stored photo; empty where it may. One that does not come says so when it is opened. */
async function refusalOf(photo: MaterialFile): Promise<string> {
  const picture = await storedPicture(photo).catch(() => null);
  const facts = picture && (await photoFacts(picture));
  const refusal = facts && photoRefusal(facts);
  return refusal === null || refusal.isCut ? '' : refusal.text;
}

/**
 * The reason for which the returned photo cannot become one that fits by being cut, such as a grey one, before it is offered; empty
 * where it can, and without one. Null while it is looked at.
 */
export function useCutRefusal(original: MaterialFile | null): string | null {
  const [looked, setLooked] = useState<{ readonly fileId: string; readonly refusal: string } | null>(null);
  const fileId = original?.fileId;
  // By the photo: its address is another one after each fetch of the page.
  const look = useEffectEvent(async (looksAt: string, isGone: () => boolean) => {
    const refusal = original === null ? '' : await refusalOf(original);
    if (!isGone()) setLooked({ fileId: looksAt, refusal });
  });
  useEffect(() => {
    let gone = false;
    if (fileId !== undefined) void look(fileId, () => gone);
    return () => {
      gone = true;
    };
  }, [fileId]);
  if (original === null) return '';
  return looked !== null && looked.fileId === fileId ? looked.refusal : null;
}
