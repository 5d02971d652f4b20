import { style } from '@vanilla-extract/css';
import { tabular } from '../../theme/text.css.ts';

/** A dot precedes each fact; that of the first in a line is outside and clipped. */
export const facts = style({ display: 'block', overflow: 'hidden' });
export const row = style([tabular, { display: 'flex', flexWrap: 'wrap', marginLeft: '-1.6em' }]);
export const fact = style({
  position: 'relative',
  minWidth: 0,

  paddingLeft: '1.6em',
  '::before': { content: '"·" / ""', position: 'absolute', left: 0, width: '1.6em', textAlign: 'center' },
});
