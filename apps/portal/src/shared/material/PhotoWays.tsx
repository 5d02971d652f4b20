import type { ApplyMaterial, MaterialFile } from '@qianwei/api/contract/graduation/apply';
import { Icon } from '@qianwei/ui/Icon';
import { RadioGroup, type RadioOption } from '@qianwei/ui/RadioGroup';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import { useNow } from '../time/use-now.ts';
import { lastingWords, validityOf } from './material-file.ts';
import { PhotoMaking } from './PhotoMaking.tsx';
import * as styles from './PhotoWays.css.ts';
import { cutWords, hasPixels, knownPhotos, photoWords, type ReturnedPhoto } from './photo-ways.ts';
import { useCutRefusal } from './use-cut-refusal.ts';

export interface PhotoWaysProps {
  /** The material GRAD_PHOTO with the student's photos that fit. */
  material: ApplyMaterial;
  /** Months for which a photo counts (`GraduationRules.photoMonths`). */
  months: number;
  /** The id of the photo that is handed in; empty without one. */
  value: readonly string[];
  /** Called with the id of a stored photo: the one before stays until another is made. */
  onChange(ids: string[]): void;
  /** It is not handed in again as it is. */
  returned?: ReturnedPhoto;
  error?: string;
}

/** So many photos of the safe are shown before the others are asked for. */
const shownFirst = 2;
const cut = 'CUT';
const another = 'NEW';

/** 电子注册照片: one from the safe, the returned one cut, or another one. */
export function PhotoWays({ material, months, value, onChange, returned, error }: PhotoWaysProps) {
  const now = useNow();
  const [fresh, setFresh] = useState<readonly MaterialFile[]>([]);
  const [making, setMaking] = useState<typeof cut | typeof another | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { kept, original } = knownPhotos(material, fresh, returned);
  const refusal = useCutRefusal(original);
  const chosenId = value.find((id) => id !== returned?.fileId);
  const isShown = ({ fileId }: MaterialFile, at: number) => isWhole || at < shownFirst || fileId === chosenId;
  const shown = kept.filter(isShown);
  const isUnknown = chosenId !== undefined && kept.every(({ fileId }) => fileId !== chosenId);

  const choose = (way: string) => {
    if (way === cut || way === another) {
      setMaking(way);
    } else {
      setMaking(null);
      onChange([way]);
    }
  };
  const options: RadioOption[] = [
    ...(isUnknown ? [unknownOption(chosenId)] : []),
    ...shown.map((photo) =>
      keptOption(photo, fresh.includes(photo) ? '刚上传的照片' : '用保险箱里的照片', now),
    ),
    ...(original ? [cutOption(original, refusal)] : []),
    newOption(kept.length > 0 || original !== null),
  ];
  return (
    <div className={styles.ways}>
      <RadioGroup
        label="电子注册照片"
        labelHidden
        ruled
        options={options}
        value={making ?? chosenId ?? null}
        onChange={choose}
        error={error}
      />
      {shown.length < kept.length && (
        <div>
          <TextButton onPress={() => setWhole(true)}>
            {`保险箱里还有 ${kept.length - shown.length} 张照片`}
          </TextButton>
        </div>
      )}
      {making !== null && chosenId !== undefined && (
        <p className={styles.note}>新的一张用上之前，交的还是原来选好的那张。</p>
      )}
      {making !== null && (
        <PhotoMaking
          key={making}
          months={months}
          original={making === cut ? original : null}
          barred={original?.sha256 ?? null}
          onMade={(photo) => {
            setFresh((before) => [photo, ...before]);
            setMaking(null);
            onChange([photo.fileId]);
          }}
        />
      )}
    </div>
  );
}

const picture = ({ url }: MaterialFile) => <img src={url} alt="" className={styles.photo} />;

function keptOption(photo: MaterialFile, label: string, now: number): RadioOption {
  const validity = validityOf(photo, now);
  const base = { value: photo.fileId, label, picture: picture(photo), hint: photoWords(photo) };
  if (validity.kind === 'EXPIRED') return { ...base, reason: '已过期，照片太旧，不能再用' };
  if (!hasPixels(photo)) return { ...base, reason: '尺寸不符，须为 480 × 640 像素' };
  if (validity.kind === 'SOON')
    return { ...base, aside: <Mark isGood={false}>{lastingWords(validity)}</Mark> };
  return { ...base, aside: <Mark isGood>{photo.checked ? '全部合格' : '尺寸、大小合格'}</Mark> };
}

/** `refusal` as of `useCutRefusal`. */
function cutOption(photo: MaterialFile, refusal: string | null): RadioOption {
  const base = { value: cut, label: '裁剪原来这张', picture: picture(photo) };
  if (refusal === null) return { ...base, reason: '正在检查这张能不能裁' };
  if (refusal !== '') return { ...base, reason: `裁了也不能用：${refusal}` };
  return { ...base, hint: cutWords(photo), aside: <Mark isGood={false}>可能再退回</Mark> };
}

const unknownOption = (value: string): RadioOption => ({
  value,
  label: '已选好的照片',
  picture: <Empty />,
  hint: '已经上传，刷新页面后可以看到',
});

const newOption = (isAgain: boolean): RadioOption => ({
  value: another,
  label: isAgain ? '重新上传或现拍' : '上传或现拍',
  picture: <Empty />,
  hint: 'JPG，20 KB 至 500 KB，先裁再检查，合格了才上传',
});

const Empty = () => (
  <span className={styles.empty}>
    <Icon name="upload" />
  </span>
);

const Mark = ({ isGood, children }: { isGood: boolean; children: string }) => (
  <StateMark shape={isGood ? 'check' : 'triangle'} tone={isGood ? 'success' : 'warning'}>
    {children}
  </StateMark>
);
