import { token } from '@qianwei/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space } = token;

export const body = recipe({
  base: {
    maxWidth: token.measure,
    color: color.ink,
    lineHeight: 1.8,
    overflowWrap: 'anywhere',
    '@media': { print: { maxWidth: 'none', fontSize: '12pt', lineHeight: 1.7 } },
  },
  variants: {
    step: {
      small: { fontSize: '0.9375rem' },
      medium: { fontSize: '1.0625rem' },
      large: { fontSize: '1.1875rem' },
      larger: { fontSize: '1.375rem' },
      largest: { fontSize: '1.625rem' },
    },
  },
  defaultVariants: { step: 'medium' },
});

const within = body.classNames.base;
globalStyle(`${within} > * + *`, { marginTop: '0.9em' });
globalStyle(`${within} :is(h2, h3, h4)`, { marginTop: '1.4em', color: color.inkStrong, lineHeight: 1.5 });
globalStyle(`${within} > :first-child`, { marginTop: 0 });
globalStyle(`${within} :is(ul, ol)`, { paddingLeft: '1.6em' });
globalStyle(`${within} ul`, { listStyleType: 'disc' });
globalStyle(`${within} ol`, { listStyleType: 'decimal' });
globalStyle(`${within} li + li`, { marginTop: '0.35em' });
globalStyle(`${within} a`, { textDecoration: 'underline' });
globalStyle(`${within} blockquote`, {
  paddingLeft: space.x4,
  borderLeft: `${token.line.rule} solid ${color.lineSoft}`,
  color: color.inkMuted,
});
globalStyle(`${within} table`, { display: 'block', overflowX: 'auto', fontSize: '0.9em' });
globalStyle(`${within} :is(th, td)`, {
  padding: `${space.x2} ${space.x3}`,
  border: `${token.line.hair} solid ${color.lineSoft}`,
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${within} th`, { color: color.inkStrong, fontWeight: token.weight.strong });
globalStyle(`${within} img`, { height: 'auto' });
