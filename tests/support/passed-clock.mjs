// Preloaded into a command of staff: its clock is `PASSED_MS` ahead of the real one, as that of the moved server is.
import process from 'node:process';

const passed = Number(process.env.PASSED_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + passed);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + passed;
  }
};
