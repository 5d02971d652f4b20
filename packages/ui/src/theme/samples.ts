import type { BrandOverride } from './brand.ts';
import { type ColorName, contrast, dark, light, type ThemeColors } from './colors.ts';

const own = (colors: ThemeColors) => pick(colors, ['brandSolid', 'brandHover', 'brandSoft', 'brandOn']);

/**
 * Three institutions on the same components: 书案 is the default written as a brand, 竹简 is bamboo by daylight,
 * 紫藤 is wisteria on a cool white wall.
 */
export const brands: Record<'desk' | 'daylight' | 'wisteria', BrandOverride> = {
  desk: { colors: { light: own(light), dark: own(dark), contrast: own(contrast) } },
  daylight: {
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
        successSolid: '#2e6517',
        successSoft: '#eaf4e2',
        dataNow: '#0b6a58',
        coverCore: '#0b6a58',
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
        successSolid: '#a3d586',
        successSoft: '#1d2c14',
        dataNow: '#58bfa4',
        coverCore: '#20503f',
      },
      contrast: {
        brandSolid: '#00483a',
        brandHover: '#000000',
        brandSoft: '#ffffff',
        brandOn: '#ffffff',
        successSolid: '#1f5200',
        dataNow: '#00483a',
        coverCore: '#00483a',
      },
    },
  },
  wisteria: {
    radius: 12,
    colors: {
      light: {
        brandSolid: '#57418f',
        brandHover: '#453276',
        brandSoft: '#eeeaf6',
        brandOn: '#ffffff',
        canvas: '#f3f2f6',
        surface: '#fdfdfe',
        sunken: '#ebe9f0',
        inkMuted: '#5d5b68',
        lineSoft: '#e0dee8',
        lineStrong: '#827f8e',
        dataNow: '#57418f',
        dataRest: '#827f8e',
        coverCore: '#57418f',
      },
      dark: {
        brandSolid: '#c2b3ee',
        brandHover: '#d4c9f6',
        brandSoft: '#2e2746',
        brandOn: '#1a1233',
        canvas: '#131218',
        surface: '#1b1a21',
        raised: '#26242d',
        sunken: '#2a2832',
        lineSoft: '#34323d',
        lineStrong: '#868392',
        dataNow: '#9d8cd2',
        dataRest: '#868392',
        coverCore: '#453476',
      },
      contrast: {
        brandSolid: '#35206b',
        brandHover: '#000000',
        brandSoft: '#ffffff',
        brandOn: '#ffffff',
        dataNow: '#35206b',
        coverCore: '#35206b',
      },
    },
  },
};

function pick<Name extends ColorName>(colors: ThemeColors, names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, colors[name]])) as Record<Name, string>;
}
