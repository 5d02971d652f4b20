import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { type Ink, isSignature, noInk } from './ink.ts';
import { PadCanvas } from './PadCanvas.tsx';
import { inkPicture, type PadLibrary } from './pen.ts';
import * as styles from './SignaturePad.css.ts';
import { type SignaturePadTexts, signaturePadTexts } from './SignaturePad.texts.ts';
import { useLibrary } from './useLibrary.ts';

export interface SignaturePadProps {
  label: string;
  /** The document that is signed, and the note that the name is written as on the ID card. */
  hint?: ReactNode;
  /** The error, from the form or the server. */
  error?: string;
  /** Called with the signature as PNG (at most 200 KB, trimmed, transparent) when the student confirms it. */
  onSign?: (picture: Blob) => void;
  /**
   * Instead of `onSign`, where another button signs: called after each stroke with what is written, null once it is empty. There is
   * no button to confirm then but in full screen, which it closes.
   */
  onWritten?: (written: WrittenSignature | null) => void;
  /** For those who cannot write here, such as with a keyboard alone: a photo of a signature on paper. */
  onUploadInstead?: () => void;
  /** The signature is being sent. Default false. */
  pending?: boolean;
  texts?: Partial<SignaturePadTexts>;
  ref?: Ref<HTMLDivElement>;
}

/** A signature on the pad that nobody has confirmed. */
export interface WrittenSignature {
  /** How many strokes. */
  readonly strokes: number;
  /** Enough for a signature, no dash or tick. */
  readonly isEnough: boolean;
  /** The signature as PNG: at most 200 KB, trimmed, transparent. */
  picture(): Promise<Blob>;
}

const writtenOf = (ink: Ink, Library: PadLibrary): WrittenSignature | null =>
  ink.strokes.length === 0
    ? null
    : {
        strokes: ink.strokes.length,
        isEnough: isSignature(ink),
        picture: () => inkPicture(ink, Library),
      };

/**
 * A signature by hand. A typed name is no signature, so the alternative to drawing is `onUploadInstead`. The drawing
 * library is loaded with the first pad that is shown.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { label, hint, error, onSign, onWritten, onUploadInstead, pending, ref } = props;
  const words = { ...signaturePadTexts, ...props.texts };
  const id = useId();
  const { Library, hasFailed, retry } = useLibrary();
  const [ink, setInk] = useState<Ink>(noInk);
  const [isTall, setTall] = useState(false);
  const [isTooSimple, setTooSimple] = useState(false);
  const isEmpty = ink.strokes.length === 0;
  const problem = isTooSimple ? words.tooSimple : error;
  const change = (next: Ink) => {
    setTooSimple(false);
    setInk(next);
    if (Library) onWritten?.(writtenOf(next, Library));
  };
  const confirm = async () => {
    if (Library && isSignature(ink)) {
      if (onWritten) return setTall(false);
      return onSign?.(await inkPicture(ink, Library));
    }
    setTooSimple(true);
    setTall(false);
  };

  const paper = (tall: boolean) => (
    <div className={styles.paper} data-invalid={problem ? true : undefined}>
      {Library ? (
        <PadCanvas
          {...{ Library, ink, tall }}
          onInk={change}
          label={words.pad}
          describedBy={`${id}state ${id}error`}
        />
      ) : (
        <div className={styles.waiting} />
      )}
      {isEmpty && (
        <span className={styles.begin} aria-hidden="true">
          {words.begin}
        </span>
      )}
    </div>
  );
  const tools = (
    <>
      <Button size="small" onPress={() => change({ ...ink, strokes: ink.strokes.slice(0, -1) })}>
        {words.undo}
      </Button>
      <Button size="small" onPress={() => change(noInk)}>
        {words.clear}
      </Button>
    </>
  );
  const take = (
    <Button variant="primary" pending={pending} className={styles.last} onPress={() => void confirm()}>
      {words.confirm}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which cannot be laid out
    <div ref={ref} className={styles.signature} role="group" aria-labelledby={`${id}label`}>
      <span id={`${id}label`} className={styles.label}>
        {label}
      </span>
      {paper(false)}
      <span id={`${id}state`} role="status" className={styles.hint}>
        {words.written(ink.strokes.length)}
      </span>
      <div id={`${id}error`} role="alert" className={styles.error} hidden={!problem && !hasFailed}>
        <Icon name="error" size="small" />
        <span>{hasFailed ? words.notLoaded : problem}</span>
        {hasFailed && <TextButton onPress={retry}>{words.retry}</TextButton>}
      </div>
      {hint && <div className={styles.hint}>{hint}</div>}
      <div className={styles.actions}>
        {tools}
        <Button size="small" onPress={() => setTall(true)}>
          {words.fullScreen}
        </Button>
        {onUploadInstead && <TextButton onPress={onUploadInstead}>{words.uploadInstead}</TextButton>}
        {!onWritten && take}
      </div>
      <Dialog
        title={label}
        isOpen={isTall}
        onOpenChange={setTall}
        dismissable={false}
        width="full"
        closeLabel={words.closeFullScreen}
        actions={
          <>
            {tools}
            {take}
          </>
        }
      >
        <p className={styles.turnPhone}>{words.turnPhone}</p>
        {paper(true)}
      </Dialog>
    </div>
  );
}
