import { useState } from 'react';
import { Collapsible, Tabs } from '../floating.ts';
import { EmptyState } from '../index.ts';

export default { title: 'Tabs and collapsible' };

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

export const Questions = () => (
  <div className="max-w-2xl border-t border-border *:border-b *:border-border">
    <Collapsible title="投递之后多久有回复？" defaultOpen>
      <p className="text-muted">通常五个工作日内，您会收到邮件与站内消息。</p>
    </Collapsible>
    <Collapsible title="可以同时投递几个职位？">
      <p className="text-muted">最多三个，进行中的投递结束之后可以继续。</p>
    </Collapsible>
  </div>
);
