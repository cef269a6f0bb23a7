import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  type MarkName,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Spinner,
} from '../index.ts';

export default { title: 'Feedback' };

const EMPTY: readonly [MarkName, string, string, string][] = [
  ['search', '没有找到符合条件的职位', '试试减少一个筛选条件，或换一个关键词。', '清除全部筛选'],
  ['delivery', '你还没有投递过职位', '投递之后，可以在这里查看每一步进展。', '浏览职位'],
  ['collection', '你还没有收藏职位', '遇到心动的职位，先收藏，再慢慢比较。', '浏览职位'],
  ['message', '暂时没有消息', '面试、测评与录用通知都会出现在这里。', '返回首页'],
  [
    'page',
    'This page has moved on',
    'The position may have been filled or taken down.',
    'See open positions',
  ],
  ['lock', '登录后查看', '为了保护你的信息，请先登录。', '登录'],
];

export const Empty = () => (
  <div className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
    {EMPTY.map(([mark, title, description, action]) => (
      <Card key={mark} padding="none">
        <EmptyState
          mark={mark}
          title={title}
          description={description}
          action={<Button variant="secondary">{action}</Button>}
        />
      </Card>
    ))}
  </div>
);

export const Failed = () => (
  <ErrorState
    size="page"
    title="职位列表暂时无法加载"
    kept="你填写的筛选条件已保留。"
    retry={{ label: '重新加载', onRetry: () => undefined }}
    requestId={{ label: '请求编号', value: '7f3c9a1e-20261120' }}
  />
);

export const Loading = () => (
  <SkeletonGroup label="正在加载职位" className="grid gap-5 @3xl:grid-cols-2">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Card key={key} padding="lg">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="mt-3 h-5 w-1/4" />
        <SkeletonText className="mt-7" lines={2} />
      </Card>
    ))}
  </SkeletonGroup>
);

export const Spinners = () => (
  <div className="flex items-center gap-6">
    <Spinner label="Loading" />
    <span className="text-2xl text-brand-text">
      <Spinner label="正在加载" />
    </span>
  </div>
);
