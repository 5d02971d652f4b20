import { AppShell } from '@qianwei/ui/AppShell';
import { BellLink } from '@qianwei/ui/BellLink';
import { Breadcrumbs } from '@qianwei/ui/Breadcrumbs';
import { SearchButton } from '@qianwei/ui/SearchButton';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { HomeOutline } from '../areas/home/HomeSkeleton.tsx';
import { productTitle } from '../institution/institution.ts';
import type { IdentityFacts } from '../shared/session/identity-of.ts';
import { Brand, Mark } from './Brand.tsx';

const nothing = () => {};

/**
 * Home before any code has come: the frame, and who the student is; nothing in it can be operated yet. It is
 * prerendered into index.html, and shown again until user info has come.
 */
export default function OpeningHome({ facts, greeting }: { facts: IdentityFacts; greeting: string }) {
  return (
    <div inert>
      <AppShell
        mark={<Mark />}
        brand={<Brand platform="" />}
        product={productTitle('')}
        items={[]}
        currentPath="/home/index"
        sidebarOpened
        onSidebarToggle={nothing}
        breadcrumb={<Breadcrumbs items={[{ label: '首页' }]} />}
        search={<SearchButton onPress={nothing} />}
        bell={<BellLink href="/notice" count={0} />}
        user={<Skeleton width={110} height={32} />}
      >
        <HomeOutline facts={facts} greeting={greeting} />
      </AppShell>
    </div>
  );
}
