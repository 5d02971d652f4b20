import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (path: string[]) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every colour, size, radius, shadow and space of the portal, by meaning. Components read these and nothing
 * else; a theme or a brand sets their values. The names reach CSS as `--qw-…`, so that an institution can also
 * override them from a plain style sheet.
 */
export const token = createGlobalThemeContract(
  {
    color: {
      /** The desk. */
      canvas: null,
      /** The page on the desk. */
      surface: null,
      /** Raised elements: dialogs, menus, toasts, fields. */
      raised: null,
      /** Tracks and skeletons. */
      sunken: null,
      inkStrong: null,
      ink: null,
      inkMuted: null,
      /** Hairlines between sections, without a meaning. */
      lineSoft: null,
      /** Borders of controls, ≥ 3:1 on surface. */
      lineStrong: null,
      /** The focus ring, ≥ 3:1 on every ground. */
      focus: null,
      /** The layer over the page behind a dialog. */
      scrim: null,
      /** `surface` under `scrim`: for what no layer covers, such as the room of the scrollbar. */
      surfaceVeiled: null,
      brandSolid: null,
      brandHover: null,
      brandSoft: null,
      brandOn: null,
      successSolid: null,
      successSoft: null,
      successOn: null,
      warningSolid: null,
      warningSoft: null,
      warningOn: null,
      dangerSolid: null,
      dangerSoft: null,
      dangerOn: null,
      infoSolid: null,
      infoSoft: null,
      infoOn: null,
      dataDone: null,
      dataNow: null,
      dataRest: null,
      coverCore: null,
      coverPublic: null,
      coverElective: null,
      coverSlip: null,
      coverSlipInk: null,
      coverThread: null,
      coverOn: null,
    },
    font: { sans: null, serif: null, code: null },
    text: {
      caption: null,
      small: null,
      ui: null,
      body: null,
      lead: null,
      title: null,
      display: null,
      wordmark: null,
    },
    leading: { body: null, tight: null, figure: null },
    weight: { regular: null, medium: null, strong: null },
    measure: null,
    /** 4 px grid; the half steps (`x05` 2 px, `x15` 6 px, `x25` 10 px, `x35` 14 px) are optical, inside one component only. */
    space: {
      x05: null,
      x1: null,
      x15: null,
      x2: null,
      x25: null,
      x3: null,
      x35: null,
      x4: null,
      x5: null,
      x6: null,
      x7: null,
      x8: null,
      x9: null,
      x10: null,
      x11: null,
      x12: null,
      x14: null,
      x16: null,
      x18: null,
      x20: null,
      x22: null,
      x24: null,
    },
    radius: { base: null, small: null, dialog: null, drawer: null, round: null, cover: null },
    line: { hair: null, rule: null, focus: null, stroke: null },
    size: {
      control: null,
      controlLarge: null,
      controlSmall: null,
      row: null,
      icon: null,
      content: null,
      sidebar: null,
      rail: null,
      bar: null,
      dock: null,
      labelColumn: null,
      marginColumn: null,
    },
    shadow: { press: null, dock: null, float: null },
    motion: { fast: null, base: null },
  },
  (_value, path) => `qw-${kebab(path)}`,
);
