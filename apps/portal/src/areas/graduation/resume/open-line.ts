import { readTab, writeTab } from '../../../shared/device/stored.ts';

/** The place of the résumé's line whose form is open, kept for this tab so that a reload opens it again; null without one. */
export const keptOpenLine = (batchId: string) => {
  const key = `qianwei_open_line_${batchId}`;
  return {
    read(): number | null {
      const kept = readTab(key);
      return kept !== null && /^\d{1,2}$/.test(kept) ? Number(kept) : null;
    },
    write: (place: number | null) => writeTab(key, place === null ? null : String(place)),
  };
};
