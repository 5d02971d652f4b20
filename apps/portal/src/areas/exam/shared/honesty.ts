import { late } from '@qianwei/ui/late';
import type { HonestyDialogProps } from './HonestyDialog.tsx';

/** 诚信作答承诺, opened by the button that starts a test. */
export const honestyDialog = late<HonestyDialogProps>(() => import('./HonestyDialog.tsx'), {
  prefetch: 'idle',
});
