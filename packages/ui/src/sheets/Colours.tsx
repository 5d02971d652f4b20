import { token } from '../theme/contract.css.ts';
import * as styles from './Sheets.css.ts';

const { color } = token;

const plain = {
  canvas: color.canvas,
  surface: color.surface,
  raised: color.raised,
  sunken: color.sunken,
  'ink-strong': color.inkStrong,
  ink: color.ink,
  'ink-muted': color.inkMuted,
  'line-soft': color.lineSoft,
  'line-strong': color.lineStrong,
  focus: color.focus,
  'cover-core': color.coverCore,
  'cover-public': color.coverPublic,
  'cover-elective': color.coverElective,
  'data-done': color.dataDone,
  'data-now': color.dataNow,
  'data-rest': color.dataRest,
};

const named = [
  { name: '靛青', solid: color.brandSolid, soft: color.brandSoft, on: color.brandOn },
  { name: '竹青', solid: color.successSolid, soft: color.successSoft, on: color.successOn },
  { name: '琥珀', solid: color.warningSolid, soft: color.warningSoft, on: color.warningOn },
  { name: '朱红', solid: color.dangerSolid, soft: color.dangerSoft, on: color.dangerOn },
  { name: '湖蓝', solid: color.infoSolid, soft: color.infoSoft, on: color.infoOn },
];

/** The colours by meaning, and each named one as ground, as soft ground and as text. */
export function Colours() {
  return (
    <>
      <div className={styles.swatches}>
        {Object.entries(plain).map(([name, background]) => (
          <div key={name}>
            <span className={styles.swatch} style={{ background }} />
            {name}
          </div>
        ))}
      </div>
      <div className={styles.close}>
        {named.map(({ name, solid, soft, on }) => (
          <div key={name} className={styles.trio}>
            <b className={styles.trioName}>{name}</b>
            <span style={{ background: solid, color: on }}>solid，on</span>
            <span style={{ background: soft, color: solid }}>soft，solid</span>
            <span style={{ color: solid }}>solid 在纸上</span>
          </div>
        ))}
      </div>
    </>
  );
}
