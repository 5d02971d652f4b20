import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSceneUploads } from '../files/use-scene-uploads.ts';
import { keptEntry, unknownEntry } from './material-file.ts';

/**
 * The files of a material: those whose ids are in `value`, and those that are on their way. `onChange` is called with the ids
 * once a file has been stored, chosen from the safe or removed; another `value`, such as that of another device, changes the list.
 */
export function useMaterialUploads(
  { code, files }: ApplyMaterial,
  value: readonly string[],
  onChange: (ids: string[]) => void,
) {
  const entry = (id: string) => {
    const kept = files.find(({ fileId }) => fileId === id);
    return kept ? keptEntry(kept) : unknownEntry(id);
  };
  const uploads = useSceneUploads(code, undefined, value.map(entry));
  const { values, addEarlier, field } = uploads;
  const agreed = useRef(value.join());
  const isHere = (id: string) => values.includes(id);

  const tell = useEffectEvent((ids: string) => {
    if (ids === agreed.current) return;
    agreed.current = ids;
    onChange([...values]);
  });
  const take = useEffectEvent((ids: string) => {
    if (ids === agreed.current) return;
    agreed.current = ids;
    for (const file of field.files)
      if (file.value !== undefined && !value.includes(file.value)) field.onRemove(file.id);
    for (const id of value) if (!isHere(id)) addEarlier(entry(id));
  });
  const asked = value.join();
  useEffect(() => take(asked), [asked]);
  const held = values.join();
  useEffect(() => tell(held), [held]);
  return uploads;
}
