import { expect, it } from 'vitest';
import { fillPlaceholders, placeholders } from './show-home.ts';

const student = {
  name: '周子墨',
  examineeNo: '013224200002',
  level: '专升本',
  majorName: '计算机科学与技术',
  majorCode: '080901',
  schoolName: '江澜大学',
  examCommitteeName: '云川省高等教育自学考试委员会办公室',
  greeting: '晚上好',
};

it('each placeholder of the frame is replaced by the fact of its name', () => {
  const frame = Object.values(placeholders).join('|');
  expect(fillPlaceholders(frame, student)).toBe(Object.values(student).join('|'));
});

it('the facts of a student are text, never HTML', () => {
  const filled = fillPlaceholders('<p title="{name}">{schoolName}</p>', {
    ...student,
    name: `"'><img src=x onerror=alert(1)>`,
    schoolName: 'A&B',
  });
  expect(filled).toBe('<p title="&quot;&#39;&gt;&lt;img src=x onerror=alert(1)&gt;">A&amp;B</p>');
});

it('a fact that looks like a placeholder is not replaced again, and unknown placeholders stay', () => {
  expect(fillPlaceholders('{name} {other}', { ...student, name: '{schoolName}' })).toBe(
    '{schoolName} {other}',
  );
});
