import {
  ActionBar,
  Button,
  FactLine,
  FieldError,
  FieldHint,
  Heading,
  InlineFacts,
  RequiredMark,
  TitleText,
} from '../index.ts';

export default { title: 'Texts and bars' };

/** A long name breaks between its words, and where its writer broke it; a clause goes to a line of its own first. */
export const Titles = () => (
  <div className="flex max-w-xs flex-col gap-6">
    <Heading level={2} size="lg">
      <TitleText>新能源储能系统高级架构师，负责产品规划与交付</TitleText>
    </Heading>
    <Heading level={2} size="lg">
      <TitleText byClause>一起把江河的水，送到每一户人家</TitleText>
    </Heading>
  </div>
);

export const FactsInLine = () => (
  <div className="flex max-w-60 flex-col gap-4 text-sm text-muted">
    <InlineFacts items={['上海', '本科', '3 至 5 年', '35–50K · 15 薪']} />
    <InlineFacts items={['Shenzhen', '', 'Bachelor’s degree', '5–10 years']} />
  </div>
);

/** In rows of one height: two lines where the title leaves room, else one, on which the last fact is truncated. */
export const FactsInRows = () => (
  <div className="grid max-w-xs gap-4 text-sm text-muted">
    {(['h-16', 'h-6'] as const).map((height) => (
      <div key={height} className={`flex flex-col ${height}`}>
        <FactLine
          items={['Chengyuan Pharmaceuticals', 'Drug Research Institute']}
          end={<time>3 days ago</time>}
        />
      </div>
    ))}
  </div>
);

/** The hint and error of a group of controls without a `Field`. */
export const Messages = () => (
  <fieldset className="max-w-sm" aria-describedby="story-hint story-error">
    <legend className="font-medium">
      可以面试的时间
      <RequiredMark label="必填" />
    </legend>
    <FieldHint id="story-hint">给三个以上的时间，更容易约到。</FieldHint>
    <FieldError id="story-error">请至少选择一个时间</FieldError>
  </fieldset>
);

/** It stays at the bottom of the screen while the page goes on below. */
export const Actions = () => (
  <div className="max-w-sm px-4">
    <p className="min-h-[120vh] text-muted">职位描述在这里继续。</p>
    <ActionBar className="gap-2">
      <Button variant="secondary">收藏</Button>
      <Button className="grow">投递简历</Button>
    </ActionBar>
  </div>
);
