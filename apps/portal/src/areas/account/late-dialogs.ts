import { late } from '@qianwei/ui/late';
import type { CorrectionDrawerProps } from './CorrectionDrawer.tsx';
import type { AccountDialogProps } from './dialog-props.ts';

/** 申请更正. */
export const correctionDrawer = late<CorrectionDrawerProps>(() => import('./CorrectionDrawer.tsx'), {
  prefetch: 'idle',
});

/** 更换手机. */
export const mobileDialog = late<AccountDialogProps>(() => import('./MobileDialog.tsx'), {
  prefetch: 'idle',
});

/** 上传头像. */
export const avatarDialog = late<AccountDialogProps>(() => import('./AvatarDialog.tsx'), {
  prefetch: 'idle',
});
