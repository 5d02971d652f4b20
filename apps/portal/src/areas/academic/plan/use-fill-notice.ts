import { useEffect, useEffectEvent } from 'react';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useStudent } from '../../../shared/session/session.tsx';
import type { BasketDraft } from '../shared/basket-draft.ts';
import { fillWords, replacedBy, takeFill } from '../shared/basket-fill.ts';

/** How long the toast can take the fill back, ms. */
const undoForMs = 15_000;

/**
 * Says once that 毕业倒推 has filled the basket, and what it took out; 恢复原来的 puts that back. `server` is the basket that
 * the server had, `restore` the change of the student that brings one back.
 */
export function useFillNotice(
  periodId: string,
  draft: BasketDraft,
  server: BasketDraft,
  restore: (before: BasketDraft) => void,
): void {
  const notify = useNotify();
  const { id: student } = useStudent();
  const say = useEffectEvent(() => {
    const fill = takeFill(student, periodId, draft);
    if (fill === null) return;
    const before = fill.before ?? server;
    const replaced = replacedBy(fill.filled, before);
    notify({
      type: 'success',
      text: fillWords(fill.filled, replaced),
      ...(replaced.length > 0 && {
        duration: undoForMs,
        action: { label: '恢复原来的', onPress: () => restore(before) },
      }),
    });
  });
  useEffect(() => say(), []);
}
