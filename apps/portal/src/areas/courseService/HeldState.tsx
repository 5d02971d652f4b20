import type { HeldService } from '@qianwei/api/contract/course/catalogue';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { daysToEnd, stateWords } from './held-words.ts';

/** The state of a service as a shape and words. */
export function HeldState({ service, now }: { service: HeldService; now: number }) {
  const words = stateWords(service, now);
  if (daysToEnd(service, now) !== null)
    return (
      <StateMark shape="triangle" tone="warning">
        {words}
      </StateMark>
    );
  if (service.status === 'ACTIVE') return <StateMark shape="full">{words}</StateMark>;
  return (
    <StateMark shape={service.status === 'UPCOMING' ? 'dotted' : 'dash'} tone="muted">
      {words}
    </StateMark>
  );
}

/** Leads to the words below the list; the address stays as it is. */
export const RenewalLink = ({ onPress }: { onPress: () => void }) => (
  <TextButton onPress={onPress}>续期办法</TextButton>
);
