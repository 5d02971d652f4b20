import { describe, expect, it } from 'vitest';
import { avatarProblem, proofProblem } from './file-checks.ts';

describe('files of the account page (2.3)', () => {
  it('takes JPG, PNG and WebP of up to 2 MB as avatar', () => {
    expect(avatarProblem({ type: 'image/png', size: 2 * 1024 * 1024 })).toBeNull();
    expect(avatarProblem({ type: 'image/png', size: 2 * 1024 * 1024 + 1 })).toBe('头像不能超过 2MB');
    expect(avatarProblem({ type: 'image/gif', size: 1 })).toBe('头像仅支持 JPG、PNG 或 WebP 图片');
  });

  it('takes pictures, PDF and DOCX of up to 10 MB as proof', () => {
    expect(proofProblem({ name: '身份证.JPG', size: 1 })).toBeNull();
    expect(proofProblem({ name: '证明.exe', size: 1 })).toBe('仅支持 JPG、PNG、PDF、DOCX');
    expect(proofProblem({ name: '证明.pdf', size: 0 })).toBe('文件是空的，请重新选择');
    expect(proofProblem({ name: '证明.pdf', size: 10 * 1024 * 1024 + 1 })).toBe('单个附件不能超过 10MB');
  });
});
