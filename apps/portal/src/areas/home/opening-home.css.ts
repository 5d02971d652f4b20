import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space, text } = token;
const narrow = `not all and ${wide}`;

/** The room of the dot before a piece on a phone. */
const dotRoom = '1.5rem';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x6}`,
  marginBottom: space.x4,
  // On a phone the dot of a piece that begins a line is outside, as in `Facts`.
  overflowX: 'clip',
  '@media': { [media.wide]: { marginBottom: space.x6 } },
});

/**
 * On a phone name and number share a line, if there is room. All of it is one block of text, the largest that the first
 * frame can show.
 */
export const words = style({
  flex: '1 1 20em',
  minWidth: 0,
  '@media': { [narrow]: { marginLeft: `calc(-1 * ${dotRoom})`, lineHeight: 1.7 } },
});

/** Left out on a phone. */
export const deskOnly = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } });

export const hello = style({
  fontSize: text.body,
  '@media': { [media.wide]: { fontSize: text.title }, [narrow]: { display: 'inline', paddingLeft: dotRoom } },
});

/** Pieces with a middle dot between them; on a phone they follow name and number as one line of their own. */
export const line = style({
  color: color.inkMuted,
  '@media': {
    [media.wide]: { marginTop: space.x1, fontSize: text.small, lineHeight: 1.7, overflowWrap: 'anywhere' },
    [narrow]: { display: 'inline' },
  },
});

const dot = { content: '"·"', margin: '0 0.5em', color: color.lineStrong } as const;

/** A piece moves to the next line as a whole. */
export const piece = style({
  wordBreak: 'keep-all',
  // The lines of a piece that is longer than a line begin together.
  '@media': { [narrow]: { paddingLeft: dotRoom, boxDecorationBreak: 'clone' } },
});

/**
 * A piece with a dot before it on a phone, which it takes along. The dot is painted: beside a positioned element the
 * words would no longer be one block of text.
 */
export const phoneDotted = style([
  piece,
  {
    '@media': {
      [narrow]: {
        background: `radial-gradient(circle, ${color.lineStrong} 1.25px, transparent 1.75px) no-repeat 0 calc(50% + 1px) / ${dotRoom} 1em`,
      },
    },
  },
]);

/** A piece with a dot before it, on a desk and on a phone. */
export const dotted = style([phoneDotted, { '@media': { [media.wide]: { '::before': dot } } }]);

/** The number takes its button along. */
export const numbered = style([phoneDotted, { whiteSpace: 'nowrap' }]);

/** The next piece begins a line on a phone, and is one more piece on a desk. */
export const newLine = style({
  '@media': {
    [narrow]: { '::before': { content: '"\\a"', whiteSpace: 'pre' } },
    [media.wide]: { '::before': dot },
  },
});

export const number = style([tabular, { color: color.ink }]);

export const copy = style({
  display: 'inline-grid',
  margin: '-6px -8px -6px 0',
  verticalAlign: 'middle',
  color: color.brandSolid,
});

export const period = style([
  tabular,
  {
    color: color.inkMuted,
    fontSize: text.small,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    display: 'none',
    '@media': { [media.wide]: { display: 'block', textAlign: 'right' } },
  },
]);

const figure = {
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  marginLeft: space.x2,
  '@media': { [media.wide]: { display: 'block', marginLeft: 0, lineHeight: 1.35 } },
} as const;

export const days = style({
  ...figure,
  fontSize: text.lead,
  '@media': { [media.wide]: { ...figure['@media'][media.wide], fontSize: text.display } },
});
export const today = style({
  ...figure,
  fontSize: text.lead,
  '@media': { [media.wide]: { ...figure['@media'][media.wide], fontSize: text.title } },
});
export const unit = style({
  marginLeft: space.x1,
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
});

/** The outline of the head, where the session does not say who the student is. */
export const unknownHead = style({ display: 'grid', gap: space.x3, marginBottom: space.x6 });

/** The outline of the next step. */
export const nextStep = style({ display: 'grid', gap: space.x4, padding: `${space.x6} 0 ${space.x8}` });

/** The place of the credits and the figures: as high as they are in the standard text. */
export const progress = style({ minHeight: 234, '@media': { [media.wide]: { minHeight: 241 } } });
/** With the scores so far, on a phone below the figures. */
export const progressWithTrend = style({ minHeight: 425, '@media': { [media.wide]: { minHeight: 278 } } });
/** The outline of the figures. */
export const figures = style({ marginTop: space.x10 });
/** The place of three lessons: on a phone each has a line more. */
export const lessons = style({ minHeight: 243, '@media': { [media.wide]: { minHeight: 213 } } });
