import type { StudentRecord } from '@qianwei/api/contract/account';

export interface AccountDialogProps {
  student: StudentRecord;
  onClose: () => void;
}
