import { useState } from 'react';
import { type PhotoCheck, photoChecks, photoRefusal } from './photo-checks.ts';
import { isHeic, photoFacts } from './photo-facts.ts';

/** A picture that was chosen on this device and is not sent yet. */
export interface Picked {
  readonly file: File;
  /** Its checks as it is, before it is cut. */
  readonly checks: readonly PhotoCheck[];
  /** It is sent as it is. */
  readonly fits: boolean;
}

/** A picture for a photo, from its choice until it is sent: checked, and cut where it does not fit, on this device. */
export interface PickedPhoto {
  readonly picked: Picked | null;
  /** The reason that keeps the last picture from being used as it is; empty without one. */
  readonly refusal: string;
  /** The photo to send: the picture as it is, or what was cut from it; null while neither passes. */
  readonly ready: Blob | null;
  pick(file: File): Promise<void>;
  /** Cuts the picture although it fits. */
  cutIt(): void;
  setCut(photo: Blob | null): void;
  drop(): void;
}

/** Holds a picture that was chosen for a photo, which may be `months` old, by default as in a sign-up. */
export function usePickedPhoto(months?: number): PickedPhoto {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [cut, setCut] = useState<Blob | null>(null);
  const [refusal, setRefusal] = useState('');
  return {
    picked,
    refusal,
    ready: picked?.fits ? picked.file : cut,
    async pick(file) {
      const facts = await photoFacts(file);
      setCut(null);
      if (facts === null) {
        setPicked(null);
        setRefusal(
          (await isHeic(file))
            ? `“${file.name}”是 HEIC 格式，这里不能用。在 iPhone 的“设置 → 相机 → 格式”里选“兼容性最佳”后重拍，或把这张照片另存为 JPG 再选`
            : `“${file.name}”打不开，可能已损坏或不是照片，请换一张 JPG 或 PNG`,
        );
        return;
      }
      const refused = photoRefusal(facts);
      const isUsable = refused === null || refused.isCut;
      setPicked(isUsable ? { file, checks: photoChecks(facts, null, months), fits: refused === null } : null);
      setRefusal(refused?.text ?? '');
    },
    cutIt: () => setPicked((before) => before && { ...before, fits: false }),
    setCut,
    drop() {
      setPicked(null);
      setCut(null);
      setRefusal('');
    },
  };
}
