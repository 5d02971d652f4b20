import { PageHeader } from '@qianwei/ui/PageHeader';
import { Tabs } from '@qianwei/ui/Tabs';
import { useState } from 'react';
import { useAddress } from '../../shared/address/use-address.ts';
import { Catalogue } from './Catalogue.tsx';
import * as styles from './CourseServicePage.css.ts';
import { Mine } from './Mine.tsx';
import { serviceAddress } from './service-address.ts';

/**
 * 课程服务查询: the catalogue, whose filter is in the address, and the services of a person, which are nowhere but on this
 * page until it is left or emptied.
 */
export default function CourseServicePage() {
  const { values, show, hrefOf } = useAddress(serviceAddress);
  const [round, setRound] = useState(0);
  return (
    <div className={styles.page}>
      <PageHeader title="课程服务查询" lede="不用登录，就能查开了哪些课，或者自己的服务到哪一天。" />
      <Tabs
        label="查询方式"
        selected={values.tab ?? 'catalogue'}
        onSelect={(id) => show({ tab: id === 'mine' ? 'mine' : undefined })}
        items={[
          {
            id: 'catalogue',
            label: '课程目录',
            content: (
              <Catalogue
                filter={values}
                round={round}
                hrefOf={hrefOf}
                onSearch={(keyword) => {
                  setRound((before) => before + 1);
                  show({ keyword });
                }}
                onChange={show}
              />
            ),
          },
          {
            id: 'mine',
            label: '我的服务',
            content: <Mine />,
          },
        ]}
      />
    </div>
  );
}
