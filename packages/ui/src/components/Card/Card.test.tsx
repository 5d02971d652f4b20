import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from './Card.tsx';

it('an unbroken name stays within the card', async () => {
  const screen = await render(
    <div style={{ width: 200 }}>
      <Card data-testid="card">{'W'.repeat(80)}</Card>
    </div>,
  );
  const card = screen.getByTestId('card').element();
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});

it('only what floats casts a shadow', async () => {
  const screen = await render(
    <>
      <Card data-testid="flat">平</Card>
      <Card data-testid="floating" edge="float">
        浮
      </Card>
    </>,
  );
  const shadowOf = (id: string) => getComputedStyle(screen.getByTestId(id).element()).boxShadow;
  expect(shadowOf('flat')).toMatch(/ 0px 0px 0px 1px$/);
  expect(shadowOf('floating')).toMatch(/ 12px 32px /);
});
