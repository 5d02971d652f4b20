import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Prose } from '@qianwei/ui/Prose';
import privacy from '../../institution/privacy.md?raw';
import agreement from '../../institution/user-agreement.md?raw';

/** Which of the two policies is shown. */
export type Policy = 'agreement' | 'privacy';

const policies: Record<Policy, { title: string; text: string }> = {
  agreement: { title: '用户服务协议', text: agreement },
  privacy: { title: '隐私政策', text: privacy },
};

/** Shows one of the policies. Closing it does not tick the consent. */
export default function PolicyDialog({ policy, onClose }: { policy: Policy; onClose(): void }) {
  const { title, text } = policies[policy];
  return (
    <DialogPanel
      isOpen
      width="wide"
      title={title}
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          我知道了
        </Button>
      }
    >
      <Prose format="markdown" size="small" headingLevel={3} source={text.replace(/^# .*\n/, '')} />
    </DialogPanel>
  );
}
