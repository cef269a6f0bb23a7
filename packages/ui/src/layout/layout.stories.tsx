import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import {
  Badge,
  Beside,
  BesideForm,
  BlockHeading,
  Button,
  buttonClass,
  Card,
  Chip,
  FactGroups,
  Facts,
  FactsSkeleton,
  Heading,
  HeadingSkeleton,
  PageHeading,
  SheetSkeleton,
  SkeletonGroup,
  SkeletonLine,
  Steps,
  stretchedLink,
  Timeline,
} from '../index.ts';

export default { title: 'Layout' };

const POSITIONS = [
  {
    title: '储能系统架构师',
    company: '澄远能源',
    city: '上海',
    kind: '全职',
    pay: '35–50K · 15 薪',
    tag: '急招',
  },
  {
    title: '跨境物流产品经理',
    company: '澄远物流',
    city: '深圳',
    kind: '全职',
    pay: '28–40K',
    tag: undefined,
  },
  {
    title: '2027 届管理培训生',
    company: '澄远集团总部',
    city: '上海、广州、成都',
    kind: '校招',
    pay: '',
    tag: '校园招聘',
  },
  {
    title: '水处理工艺工程师',
    company: '澄远水务',
    city: '苏州',
    kind: '全职',
    pay: '18–26K',
    tag: undefined,
  },
] as const;

export const PositionList = () => (
  <section className="mx-auto max-w-content" aria-labelledby="hot">
    <BlockHeading
      id="hot"
      lead="十二家公司，二十座城市，两百个正在等你的位置。"
      action={
        <a className={buttonClass('link')} href="#all">
          查看全部职位
        </a>
      }
    >
      热招职位
    </BlockHeading>
    <ul className="grid gap-5 @3xl:grid-cols-2">
      {POSITIONS.map((position) => (
        <Card as="li" key={position.title} interactive padding="lg">
          <div className="flex items-start justify-between gap-4">
            <Heading level={3}>
              <a href="#position" className={stretchedLink}>
                {position.title}
              </a>
            </Heading>
            {position.tag && <Badge tone="brand">{position.tag}</Badge>}
          </div>
          <p className="mt-2 text-muted">{position.company}</p>
          <div className="mt-6 flex items-center justify-between gap-4 text-sm">
            <span className="flex items-center gap-1.5 text-muted">
              <MapPin size={16} />
              {position.city} · {position.kind}
            </span>
            <span className="tabular font-medium text-brand-text">{position.pay}</span>
          </div>
        </Card>
      ))}
    </ul>
  </section>
);

export const PositionDetail = () => (
  <div className="mx-auto grid max-w-content gap-10 @4xl:grid-cols-[1fr_20rem]">
    <article>
      <Badge tone="success">招聘中</Badge>
      <PageHeading className="mt-4">储能系统架构师</PageHeading>
      <p className="mt-3 text-lg text-muted">澄远能源 · 系统工程部 · 上海</p>
      <Heading level={2} className="mt-12">
        岗位职责
      </Heading>
      <ul className="mt-4 flex max-w-reading list-disc flex-col gap-2 ps-5 marker:text-brand-400">
        <li>负责百兆瓦时级储能电站的系统架构设计，统筹电池、变流器与能量管理系统之间的接口。</li>
        <li>主导关键技术方案评审，推动从概念验证到规模交付的全过程。</li>
        <li>与「源网荷储」业务团队协作，建立可复用的仿真模型与成本基线。</li>
      </ul>
    </article>
    <Card as="aside" padding="lg" className="self-start">
      <Facts
        items={[
          { term: '薪资', value: '35–50K · 15 薪' },
          { term: '工作地点', value: '上海市 · 临港新片区' },
          { term: '招聘人数', value: '3 人' },
          { term: '发布日期', value: '2026-11-18' },
        ]}
      />
      <div className="mt-8 flex flex-col gap-3">
        <Button size="lg">立即投递</Button>
        <Button variant="secondary">收藏职位</Button>
      </div>
    </Card>
  </div>
);

export const Headings = () => (
  <div className="flex flex-col gap-6">
    <Heading level={1} size="display">
      与水同行，与光同远
    </Heading>
    <Heading level={1} size="display" lang="en">
      Work that outlasts the quarter
    </Heading>
    <Heading level={1}>社会招聘</Heading>
    <Heading level={2}>岗位职责</Heading>
    <Heading level={3}>教育经历</Heading>
    <p className="max-w-reading text-lg text-muted" lang="en">
      Chengyuan Group builds the quiet systems a country runs on: energy, water, logistics, medicine. We hire
      people who prefer getting it right to getting it noticed.
    </p>
    <p className="max-w-reading">
      澄远集团成立于一九九三年，业务涵盖能源、物流、零售、医药与水务。我们相信，好的工程往往是安静的：灯亮着，水流着，货物准时到达，而没有人需要想起它们为什么如此。
    </p>
  </div>
);

export const Badges = () => (
  <div className="flex flex-wrap gap-3">
    <Badge>已结束</Badge>
    <Badge tone="brand">校园招聘</Badge>
    <Badge tone="success">已录用</Badge>
    <Badge tone="warning">待确认</Badge>
    <Badge tone="danger">未通过</Badge>
    <Badge tone="info">面试中</Badge>
  </div>
);

export const Chips = () => {
  const [cities, setCities] = useState(['上海', '杭州', '深圳']);
  return (
    <div className="flex flex-wrap gap-3">
      {cities.map((city) => (
        <Chip
          key={city}
          onRemove={() => setCities(cities.filter((c) => c !== city))}
          removeLabel={`移除 ${city}`}
        >
          {city}
        </Chip>
      ))}
    </div>
  );
};

export const Delivery = () => (
  <Card className="max-w-xl" padding="lg">
    <Timeline
      stateLabels={{ done: '已完成', current: '进行中', upcoming: '未开始' }}
      items={[
        { key: '1', title: '投递成功', state: 'done', meta: '2026-11-02 09:41' },
        { key: '2', title: '简历筛选通过', state: 'done', meta: '2026-11-05 16:20' },
        {
          key: '3',
          title: '业务面试',
          state: 'current',
          meta: '2026-11-24 14:00',
          description: '视频面试，约 45 分钟。请提前十分钟进入会议室。',
        },
        { key: '4', title: '录用通知', state: 'upcoming' },
      ]}
    />
  </Card>
);

export const FactColumns = () => (
  <Card className="max-w-2xl" padding="lg">
    <Facts
      columns={2}
      items={[
        { term: '所属公司', value: '澄远水务' },
        { term: '工作年限', value: '3–5 年' },
        { term: '学历要求', value: '本科及以上' },
        { term: '职位编号', value: 'CY-W-20261104-017' },
      ]}
    />
  </Card>
);

export const FactsInGroups = () => (
  <Card className="max-w-2xl" padding="lg">
    <FactGroups
      groups={[
        {
          heading: <Heading level={3}>个人信息</Heading>,
          items: [
            { term: '姓名', value: '林小雨' },
            { term: '身份证号码', value: '110101199003071234' },
          ],
        },
        { heading: <Heading level={3}>自我评价</Heading>, content: <p>做事有条理。</p> },
        { items: [{ term: '紧急联系人与你的关系', value: '母亲' }] },
      ]}
    />
  </Card>
);

export const FactsToCome = () => (
  <SkeletonGroup label="正在加载">
    <Card className="max-w-2xl" padding="lg">
      <HeadingSkeleton className="w-56" />
      <SkeletonLine small className="w-72" />
      <FactsSkeleton count={4} className="mt-6" />
    </Card>
  </SkeletonGroup>
);

export const ResumeWithItsForm = () => (
  <BesideForm
    form={
      <Card padding="lg">
        <Heading level={2}>你的意见</Heading>
        <Button className="mt-6">提交</Button>
      </Card>
    }
  >
    <SkeletonGroup label="正在加载简历">
      <SheetSkeleton />
    </SkeletonGroup>
  </BesideForm>
);

export const ResumeWithItsFiles = () => (
  <Beside aside={<Button variant="secondary">打印或存为 PDF</Button>}>
    <SkeletonGroup label="正在加载简历">
      <SheetSkeleton />
    </SkeletonGroup>
  </Beside>
);

export const ShortTask = () => {
  const [current, setCurrent] = useState(0);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-8">
      <Steps
        label="进度"
        steps={['验证身份', '设置新密码', '完成']}
        current={current}
        stateLabels={{ done: '（已完成）', current: '（当前）', upcoming: '（待进行）' }}
        className="w-full"
      />
      <Button variant="secondary" onClick={() => setCurrent((current + 1) % 3)}>
        下一步
      </Button>
    </div>
  );
};
