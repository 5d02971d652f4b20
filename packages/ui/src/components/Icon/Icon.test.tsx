import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './Icon.tsx';
import { type IconName, paths } from './paths.ts';

const menu: IconName[] = [
  'academic',
  'certificate',
  'course',
  'degree',
  'exam',
  'graduation',
  'thesis',
  'thesisRetest',
  'user',
  'login',
  'eye',
  'notice',
];

describe('Icon', () => {
  it.each(menu)('ROUTE-11 draws %s', async (name) => {
    const { container } = await render(<Icon name={name} />);
    const path = container.querySelector('path');
    expect(path?.getTotalLength()).toBeGreaterThan(20);
  });

  it('ROUTE-11 keeps every icon within its grid of 20 px and draws no two alike', async () => {
    for (const name of Object.keys(paths) as IconName[]) {
      const { container, unmount } = await render(<Icon name={name} />);
      const box = container.querySelector('path')?.getBBox() as DOMRect;
      expect([box.x >= 1, box.y >= 1, box.x + box.width <= 19, box.y + box.height <= 19], name).not.toContain(
        false,
      );
      await unmount();
    }
    expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length);
  });

  it('ROUTE-11 has one stroke style: 1.5 px, round, no fill', async () => {
    await import('../../theme/themes.css.ts');
    const { container } = await render(<Icon name="degree" />);
    const { strokeWidth, strokeLinecap, fill } = getComputedStyle(
      container.querySelector('svg') as SVGElement,
    );
    expect({ strokeWidth, strokeLinecap, fill }).toEqual({
      strokeWidth: '1.5px',
      strokeLinecap: 'round',
      fill: 'none',
    });
  });

  it('is silent as decoration and an image with a name when it is alone', async () => {
    const screen = await render(<Icon name="lock" />);
    expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    await screen.rerender(<Icon name="lock" label="只读" />);
    await expect.element(screen.getByRole('img', { name: '只读' })).toBeInTheDocument();
  });
});
