import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, line, space, text } = token;

export const name = style({
  display: 'block',
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: token.weight.medium,
  lineHeight: 1.4,
});

/** As wide as the course has credits. */
export const slip = style({
  display: 'block',
  maxWidth: '100%',
  height: 7,
  marginTop: space.x15,
  border: `${line.hair} solid ${color.dataRest}`,
  borderRadius: 1,
  selectors: {
    '&[data-kind=open]': {
      borderColor: color.dataNow,
      background: `repeating-linear-gradient(45deg, ${color.dataNow} 0 1.5px, ${color.brandSoft} 1.5px 4px)`,
    },
  },
});
