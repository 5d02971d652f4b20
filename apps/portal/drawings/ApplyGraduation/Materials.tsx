import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Part } from '@qianwei/ui/Part';
import type { ReviewingStage } from './graduation.ts';

/** What was handed in, to read. */
export function Materials({ stage: { materials } }: { stage: ReviewingStage }) {
  return (
    <Part title="已提交的材料" note={`${materials.length} 项`}>
      <DescriptionList label="已提交的材料">
        {materials.map(({ label, value }) => (
          <Description key={label} label={label}>
            {value}
          </Description>
        ))}
      </DescriptionList>
    </Part>
  );
}
