import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './Pagination.tsx';

export default {
  component: Pagination,
  args: { page: 3, pageSize: 10, total: 231, onChange: () => {} },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const Default: Story = {};

export const Playground: Story = {
  args: { page: 12, jump: true, pageSizes: [10, 20, 50], onPageSizeChange: () => {} },
  render: function Turning(props: PaginationProps) {
    const [page, setPage] = useState(props.page);
    const [pageSize, setPageSize] = useState(props.pageSize);
    return (
      <Pagination
        {...props}
        page={page}
        pageSize={pageSize}
        onChange={setPage}
        onPageSizeChange={setPageSize}
      />
    );
  },
};

export const Links: Story = { args: { href: (page) => `#page-${page}` } };

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 24 } };

export const LastPageOfLinks: Story = { args: { page: 24, href: (page) => `#page-${page}` } };

export const OnePage: Story = { args: { page: 1, total: 7 } };

export const SevenPages: Story = { args: { page: 4, total: 70 } };

export const NoEntries: Story = { args: { page: 1, total: 0 } };

export const BeyondTheEnd: Story = { args: { page: 999 } };

export const Negative: Story = { args: { page: -3, total: -10, pageSize: 0 } };

export const Huge: Story = {
  args: {
    page: 50_000_000,
    total: 999_999_999,
    jump: true,
    pageSizes: [10, 100],
    onPageSizeChange: () => {},
  },
};

export const Narrow: Story = {
  render: (props) => (
    <div style={{ width: 328 }}>
      <Pagination {...props} />
    </div>
  ),
};
