import { Banner } from '@qianwei/ui/Banner';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { TextButton } from '@qianwei/ui/TextButton';
import type { Sending } from './use-send-photo.ts';

/** The progress of a photo that is sent, or the reason of its refusal; nothing before. */
export function SendingState({ sending, onRetry }: { sending: Sending; onRetry(): void }) {
  if (sending.pending) return <ProgressBar label="正在上传照片" value={sending.fraction} />;
  if (sending.problem === null) return null;
  return (
    <Banner
      tone="danger"
      live="assertive"
      title={sending.problem.message}
      action={<TextButton onPress={onRetry}>再传一次</TextButton>}
    >
      照片还在这台设备上，没有丢。
    </Banner>
  );
}
