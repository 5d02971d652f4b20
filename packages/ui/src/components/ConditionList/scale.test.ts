import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleShareOf, stageOf } from './scale.ts';

describe('scale of a gauge', () => {
  it('puts the line at five sevenths, and a value just below it just before it', () => {
    expect(scaleShareOf(70, { need: 70 })).toBeCloseTo(5 / 7);
    expect(scaleShareOf(69.6, { need: 70, from: 60 })).toBeCloseTo((5 / 7) * 0.96);
    expect(scaleShareOf(80, { need: 60, to: 100 })).toBeCloseTo(0.8);
  });

  it('draws nothing outside of its track, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (value, need, from) => {
        const share = scaleShareOf(value, { need, from });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps the stage among the stages', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (stage, stages) => {
        const drawn = stageOf({ stage, stages });
        expect(drawn.stages).toBeGreaterThanOrEqual(2);
        expect(drawn.stages).toBeLessThanOrEqual(12);
        expect(drawn.stage).toBeGreaterThanOrEqual(1);
        expect(drawn.stage).toBeLessThanOrEqual(drawn.stages);
      }),
    );
  });
});
