import { useState } from 'react';
import { Tabs } from '../floating.ts';
import { EmptyState } from '../index.ts';

export default { title: 'Tabs' };

export const Deliveries = () => {
  const [tab, setTab] = useState<'open' | 'done' | 'old'>('open');
  return (
    <Tabs
      label="投递记录"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'open', label: '进行中', count: 3, content: <p>三个投递正在进行。</p> },
        { value: 'done', label: '已结束', count: 12, content: <p>十二个投递已经结束。</p> },
        { value: 'old', label: '已撤回', content: <EmptyState mark="delivery" title="没有撤回的投递" /> },
      ]}
    />
  );
};
