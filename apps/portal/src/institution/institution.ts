/**
 * Facts that another school edits: names, contact, API host, marker. The texts of the policies are beside this file.
 */
export const institution = {
  /** Product titles by platform (PAGE-2); `default` serves every other platform. */
  productTitle: { default: '江澜自考学习平台', '10002': '江澜毕业论文平台' } as Record<string, string> & {
    default: string;
  },
  schoolName: '江澜大学',
  /** Under the product title in the menu. */
  tagline: '主考院校 江澜大学',
  examCommitteeName: '云川省高等教育自学考试委员会办公室',
  service: { phone: '025-0000-0000', hours: '工作日 8:30–11:30、14:00–17:30' },
  icp: '云ICP备00000000号',
  /** A host name that contains it shows only the exam and course areas (PAGE-3). */
  certificateMarker: 'cert',
} as const;

/** The base of the API: `/api` on this site, or a separate API host given at build time (API-14). */
export const apiBase: string = import.meta.env.VITE_API_BASE || '/api';

/** The product title of a platform (PAGE-2). */
export function productTitle(platform = ''): string {
  return institution.productTitle[platform] ?? institution.productTitle.default;
}
