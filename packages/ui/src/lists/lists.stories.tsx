import { useState } from 'react';
import { MultiSelect, moveItem, ReorderableList } from '../forms.ts';
import { Field } from '../index.ts';

export default { title: 'Lists' };

const CITIES = [
  { value: 'sh', label: '上海', keywords: 'shanghai' },
  { value: 'bj', label: '北京', keywords: 'beijing' },
  { value: 'sz', label: '深圳', keywords: 'shenzhen' },
  { value: 'hz', label: '杭州', keywords: 'hangzhou' },
  { value: 'cd', label: '成都', keywords: 'chengdu' },
  { value: 'hk', label: '香港', keywords: 'hong kong' },
  { value: 'wh', label: '武汉', keywords: 'wuhan' },
];

const LABELS = {
  options: '城市',
  chosen: '已选城市',
  full: '最多选择 3 项',
  none: '没有匹配的城市',
  remove: (name: string) => `移除${name}`,
  added: (name: string) => `已选${name}。`,
  removed: (name: string) => `已移除${name}。`,
};

const Cities = ({ start }: { start: string[] }) => {
  const [value, setValue] = useState(start);
  return (
    <Field label="期望城市" hint="最多 3 个，可输入拼音查找。">
      <MultiSelect
        options={CITIES}
        value={value}
        onValueChange={setValue}
        max={3}
        labels={LABELS}
        placeholder="选择城市"
      />
    </Field>
  );
};

export const Choosing = () => (
  <div className="grid max-w-3xl gap-7 @2xl:grid-cols-2">
    <Cities start={['sh', 'hz']} />
    <Cities start={['sh', 'hz', 'cd']} />
  </div>
);

const SECTIONS = [
  { key: 'work', name: '工作经历', text: '3 段' },
  { key: 'study', name: '教育经历', text: '2 段' },
  {
    key: 'projects',
    name: '项目经历',
    text: '主导西北 800 兆瓦光储基地的系统集成，负责从方案到并网的全过程',
  },
  { key: 'skills', name: '技能与证书', text: '5 项' },
  { key: 'languages', name: '语言能力', text: '英语、粤语' },
];

export const Order = () => {
  const [sections, setSections] = useState(SECTIONS);
  return (
    <ReorderableList
      className="max-w-lg"
      items={sections}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      onMove={(from, to) => setSections(moveItem(sections, from, to))}
      labels={{
        list: '简历模块顺序',
        handle: (name) => `移动${name}`,
        instructions: '按上下方向键移动，或拖动。',
        moved: ({ name, place, count }) => `${name}现在是第 ${place} 项，共 ${count} 项`,
      }}
    >
      {({ name, text }) => (
        <>
          <p className="font-medium">{name}</p>
          <p className="text-sm text-muted">{text}</p>
        </>
      )}
    </ReorderableList>
  );
};
