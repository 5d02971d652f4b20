import { chineseNumber } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { Prose } from '@qianwei/ui/Prose';
import { Tabs } from '@qianwei/ui/Tabs';
import { TextButton } from '@qianwei/ui/TextButton';
import { picklist } from 'valibot';
import { field } from '../../../shared/address/address-codec.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { useAnchor } from '../shared/anchors.tsx';
import { ChapterDrawer } from './ChapterDrawer.tsx';
import { FormatSample } from './FormatSample.tsx';
import { ReadDock } from './ReadDock.tsx';
import { RuleHead } from './RuleHead.tsx';
import * as styles from './RulePage.css.ts';
import type { OpenedRule } from './RulePage.tsx';
import { ReadColumns } from './RuleReader.tsx';
import { cheatSheet, readChapters } from './rule-kinds.ts';
import { useReading } from './use-reading.ts';

const shownTab = { tab: field(picklist(['sample', 'text', 'short']), 'sample') };

/** 模板 DOCX: the same file as in 写作资料. */
const templateAddress = '/api/samples/THESIS_TEMPLATE.docx';

/** 论文格式规范: 示例页, 全文 and 一页速查. An anchor in the address opens 全文. */
export function FormatReader({ rule, onOutdated }: OpenedRule) {
  const { values, show } = useAddress(shownTab, { replace: true });
  const reading = useReading(rule);
  const showText = () => show({ tab: 'text' });
  useAnchor(showText);
  const summary = rule.chapters.find(({ id }) => id === cheatSheet);
  const items = [
    {
      id: 'sample',
      label: '示例页',
      content: <FormatSample rule={rule} onText={showText} />,
    },
    {
      id: 'text',
      label: '全文',
      note: `${chineseNumber(readChapters(rule).length)}部分`,
      content: <ReadColumns rule={rule} reading={reading} />,
    },
    ...(summary === undefined
      ? []
      : [
          {
            id: 'short',
            label: '一页速查',
            content: <Prose source={summary.content} format="markdown" />,
          },
        ]),
  ];
  return (
    <div className={styles.page}>
      <RuleHead rule={rule} onFollow={showText} actions={<TakeAlong />} />
      <Tabs
        label={rule.title}
        items={items}
        selected={values.tab}
        onSelect={(id) => show({ tab: id === 'text' || id === 'short' ? id : 'sample' })}
      />
      <ReadDock
        rule={rule}
        reading={reading}
        onOutdated={onOutdated}
        more={values.tab !== 'text' && <TextButton onPress={showText}>接着读全文</TextButton>}
        tools={<ChapterDrawer rule={rule} reading={reading} onFollow={showText} />}
      />
    </div>
  );
}

function TakeAlong() {
  return (
    <>
      <a href={templateAddress} download className={styles.download}>
        <Icon name="download" size="small" />
        模板 DOCX
      </a>
      <Button variant="quiet" icon="print" onPress={() => window.print()}>
        打印
      </Button>
    </>
  );
}
