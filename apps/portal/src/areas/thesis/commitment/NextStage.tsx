import type { Commitment } from '@qianwei/api/contract/thesis/commitment';
import { thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { occasionWords } from '@qianwei/api/time/words';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { Phrases } from '@qianwei/ui/Phrases';
import { useNow } from '../../../shared/time/use-now.ts';

/** 接下来: the stage that follows the letter, and its deadline. */
export function NextStage({ next: { stage, deadline } }: Pick<Commitment, 'next'>) {
  const now = useNow();
  const what = stage === 'CHECK' ? '复检检测' : `写${thesisStageTitles[stage]}`;
  const until = deadline === null ? '' : `，${occasionWords(deadline, now)}`;
  return (
    <MarginPart title="接下来">
      <p>
        <Phrases>{`${what}${until}。`}</Phrases>
      </p>
    </MarginPart>
  );
}
