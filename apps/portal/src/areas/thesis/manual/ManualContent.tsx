import { getThesisManualFile, type ManualType, type ThesisManual } from '@qianwei/api/contract/thesis/manual';
import { Button } from '@qianwei/ui/Button';
import { LatePiece, late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { SearchField } from '@qianwei/ui/SearchField';
import { useState } from 'react';
import { keyword } from '../../../shared/address/address-codec.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { ExportButton } from '../../../shared/export/ExportButton.tsx';
import { useAnchor } from '../shared/anchors.tsx';
import type { HitListProps } from './HitList.tsx';
import { ManualChapters } from './ManualChapters.tsx';
import { ManualList } from './ManualList.tsx';
import { ManualMargin } from './ManualMargin.tsx';
import * as styles from './ManualPage.css.ts';
import { chapterOf, searchManual } from './manual-search.ts';
import type { NowhereProps } from './Nowhere.tsx';

const hitList = late<HitListProps>(() => import('./HitList.tsx'), { prefetch: 'idle' });
const nowhere = late<NowhereProps>(() => import('./Nowhere.tsx'), { prefetch: 'idle' });

const searched = { q: keyword(30) };

export interface ManualContentProps {
  manual: ThesisManual;
  type: ManualType;
}

/** A manual: searched, one chapter in front, and where the student is now. */
export function ManualContent({ manual, type }: ManualContentProps) {
  const { values, show } = useAddress(searched, { replace: true });
  const [typed, setTyped] = useState(values.q);
  const chapterWith = (text: string) => searchManual(manual, text.trim()).hits[0]?.chapter.id;
  const [openId, setOpenId] = useState(() => chapterWith(values.q) ?? manual.chapters[0]?.id ?? '');
  const open = (anchor: string) => setOpenId(chapterOf(manual, anchor)?.id ?? openId);
  useAnchor(open);
  const search = (words: string) => {
    setTyped(words);
    show({ q: words });
    setOpenId(chapterWith(words) ?? openId);
  };
  const words = typed.trim();
  const hits = searchManual(manual, words);
  const isNowhere = words !== '' && hits.total === 0;
  const list = { manual, openId, counts: hits.counts, onOpen: open };
  return (
    <>
      <PageHeader
        title={manual.title}
        lede={`${manual.version}，${manual.effectiveDate} 起施行，共 ${manual.chapters.length} 章`}
        actions={<TakeAlong type={type} />}
      />
      <search className={styles.search} aria-label="搜索手册">
        <SearchField
          label="搜索手册"
          hideLabel
          placeholder="例如：改约、查重、撤回"
          maxLength={30}
          value={typed}
          onChange={search}
        />
        <p role="status" className={styles.found}>
          {words !== '' && (isNowhere ? '没有找到' : `找到 ${hits.total} 处`)}
        </p>
      </search>
      {isNowhere ? (
        <LatePiece of={nowhere} fallback={null} words={words} service={manual.service} onSearch={search} />
      ) : (
        <>
          {hits.total > 0 && (
            <LatePiece of={hitList} fallback={null} hits={hits} words={words} onOpen={open} />
          )}
          <div className={styles.columns}>
            <div className={styles.chapters}>
              <ManualList {...list} />
            </div>
            <ManualChapters manual={manual} openId={openId} words={words} onOpen={open} />
            <ManualMargin {...list} type={type} />
          </div>
        </>
      )}
    </>
  );
}

function TakeAlong({ type }: { type: ManualType }) {
  return (
    <>
      <Button icon="print" onPress={() => window.print()}>
        打印
      </Button>
      <ExportButton
        endpoint={getThesisManualFile}
        payload={{ manualType: type, export: true }}
        label="下载 PDF"
      />
    </>
  );
}
