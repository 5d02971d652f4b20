import type { Commitment } from '@qianwei/api/contract/thesis/commitment';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { PageLead } from '../../../shared/page/PageLead.tsx';
import { WayButton } from '../../../shared/page/WhyNot.tsx';
import { EarlierLetters } from './EarlierLetters.tsx';
import { Letter } from './Letter.tsx';
import { NextStage } from './NextStage.tsx';

/** The letter while it cannot be signed: why, the way on, and the text to be read already. */
export function UnsignableView({ commitment }: { commitment: Commitment }) {
  const { obstacle, next, earlier } = commitment;
  return (
    <>
      <PageLead
        lead={{
          state: { shape: 'dotted' },
          title: '承诺书现在不能签署',
          text: obstacle?.reason ?? '',
          action: obstacle?.way ?? null,
        }}
        button={(way) => <WayButton way={way} />}
      />
      <WithMargin
        label="接下来"
        margin={
          <>
            <NextStage next={next} />
            <EarlierLetters letters={earlier} />
          </>
        }
      >
        <Letter sheet={commitment} signed={null} />
      </WithMargin>
    </>
  );
}
