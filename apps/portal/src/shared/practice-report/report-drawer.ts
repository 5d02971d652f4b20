import { late } from '@qianwei/ui/late';
import type { ReportDrawerProps } from './ReportDrawer.tsx';

/** 提交报告, opened by the button that hands a practice report in. */
export const reportDrawer = late<ReportDrawerProps>(() => import('./ReportDrawer.tsx'), { prefetch: 'idle' });
