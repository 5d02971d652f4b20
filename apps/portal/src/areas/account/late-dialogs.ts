import type { StudentRecord } from '@qianwei/api/contract/account';
import { late } from '@qianwei/ui/late';

export interface AccountDialogProps {
  student: StudentRecord;
  onClose: () => void;
}

/** 申请更正. */
export const correctionDialog = late<AccountDialogProps>(() => import('./CorrectionDialog.tsx'));

/** 更换手机. */
export const mobileDialog = late<AccountDialogProps>(() => import('./MobileDialog.tsx'));

/** 上传头像. */
export const avatarDialog = late<AccountDialogProps>(() => import('./AvatarDialog.tsx'));
