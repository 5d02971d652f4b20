import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { TextButton } from '@qianwei/ui/TextButton';
import { BlockedAct } from '../../../shared/apply/BlockedAct.tsx';
import type { Lacking, LackingPart } from './signing.ts';

interface SignButtonProps {
  lacking: Lacking | null;
  pending: boolean;
  onSign(): void;
  /** Leads to the part that is lacking. */
  onLack(part: LackingPart): void;
  onKeep: (() => void) | undefined;
}

const ways = { signature: '去签名', agree: '去勾选' } as const;

/** 签署: on a phone in the dock; while something is lacking it says so and leads there. */
export function SignButton({ lacking, pending, onSign, onLack, onKeep }: SignButtonProps) {
  const keep = onKeep && <TextButton onPress={onKeep}>不重签了</TextButton>;
  if (lacking === null)
    return (
      <>
        <DockAction inPlace>
          <Button variant="primary" size="large" block pending={pending} onPress={onSign}>
            {pending ? '签署中…' : '签署'}
          </Button>
        </DockAction>
        {keep}
      </>
    );
  const { part, reason, act } = lacking;
  return (
    <>
      <BlockedAct
        act="签署"
        dockAct={act}
        block
        onLack={() => onLack(part)}
        reason={
          <>
            {reason}。<TextButton onPress={() => onLack(part)}>{ways[part]}</TextButton>
          </>
        }
      />
      {keep}
    </>
  );
}
