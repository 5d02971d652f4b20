import { Button } from '@qianwei/ui/Button';
import { FileTrigger } from 'react-aria-components';

/** Kinds that a browser opens; the photo that is sent is always a JPG. */
const openable = ['image/jpeg', 'image/png', 'image/webp'];

export interface PickButtonProps {
  /** Opens the camera on a phone. Default false. */
  camera?: boolean;
  /** Called with the chosen picture, unchecked. */
  onPick(file: File): void;
  children: string;
}

/** Chooses a picture on this device for a photo. */
export function PickButton({ camera = false, onPick, children }: PickButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={openable}
      {...(camera && { defaultCamera: 'user' as const })}
      onSelect={(files) => files?.[0] && onPick(files[0])}
    >
      <Button icon="upload">{children}</Button>
    </FileTrigger>
  );
}
