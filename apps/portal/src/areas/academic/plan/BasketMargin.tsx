import { Part } from '@qianwei/ui/Part';
import { BasketPanel, type BasketProps, SubmitButton } from './BasketPanel.tsx';

export interface BasketMarginProps extends BasketProps {
  /** Courses in the basket. */
  count: number;
}

/** 报考篮 beside the half-days, where there is room for it. */
export default function BasketMargin({ count, ...props }: BasketMarginProps) {
  return (
    <Part title="报考篮" note={`${count} 门`}>
      <BasketPanel {...props} />
      <SubmitButton {...props} />
    </Part>
  );
}
