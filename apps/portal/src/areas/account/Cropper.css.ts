import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const cropper = style({ display: 'grid', gap: token.space.x3, width: 'min(240px, 100%)' });

export const canvas = style({
  width: '100%',
  aspectRatio: '1',
  borderRadius: '50%',
  background: token.color.sunken,
  cursor: 'grab',
  touchAction: 'none',
});

export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.x3,
  color: token.color.inkMuted,
  fontSize: token.text.small,
  whiteSpace: 'nowrap',
});
export const slider = style({ flex: 1, minWidth: 0, height: 32, accentColor: token.color.brandSolid });
