import type { BrandOverride } from '@qianwei/ui/theme/brand';

/**
 * 竹简, bamboo by daylight: the school's colours in the three themes. Other colours are those of the themes;
 * `failingPairs` of `@qianwei/ui/theme/contrast` lists pairs with too little contrast.
 */
export const brand: BrandOverride = {
  radius: 6,
  colors: {
    light: {
      brandSolid: '#0b6a58',
      brandHover: '#08574a',
      brandSoft: '#e2f1eb',
      brandOn: '#ffffff',
      canvas: '#f1f6f3',
      surface: '#ffffff',
      sunken: '#e8f0ec',
      lineSoft: '#dde7e2',
      lineStrong: '#788c83',
    },
    dark: {
      brandSolid: '#7fd2bb',
      brandHover: '#9be0cc',
      brandSoft: '#15322a',
      brandOn: '#03211a',
      canvas: '#0b1210',
      surface: '#121a17',
      raised: '#1c2723',
      sunken: '#18211e',
      lineSoft: '#25312c',
    },
    contrast: {
      brandSolid: '#00483a',
      brandHover: '#000000',
      brandSoft: '#ffffff',
      brandOn: '#ffffff',
    },
  },
};
