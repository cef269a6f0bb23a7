import { useState } from 'react';
import {
  DateInput,
  dayProblem,
  MonthInput,
  type MonthRange,
  MonthRangeInput,
  monthProblem,
  monthRangeProblem,
} from '../forms.ts';
import { Field } from '../index.ts';

export default { title: 'Dates' };

const TODAY = '2026-11-22';

const ZH = {
  open: '选择月份',
  year: '年份',
  previousYear: '上一年',
  nextYear: '下一年',
  from: '开始月份',
  to: '结束月份',
  present: '至今',
  placeholder: 'YYYY-MM',
};
const EN = {
  open: 'Choose a month',
  year: 'Year',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  from: 'From',
  to: 'To',
  present: 'To present',
  placeholder: 'YYYY-MM',
};
const HK_DAY = {
  open: '選擇日期',
  year: '年份',
  month: '月份',
  previousMonth: '上一個月',
  nextMonth: '下一個月',
};

const SAID = {
  unreadable: '请按 2023-07 的样子填写',
  tooEarly: '早于可选的范围',
  tooLate: '不能晚于本月',
} as const;

export const Months = () => {
  const [month, setMonth] = useState('2023-07');
  const [typed, setTyped] = useState('去年夏天');
  const bounds = { min: '2000-01', max: '2026-11' };
  const [first, second] = [monthProblem(month, bounds), monthProblem(typed, bounds)];
  return (
    <div className="grid max-w-3xl gap-7 @2xl:grid-cols-2">
      <Field label="毕业时间" required error={first && SAID[first]}>
        <MonthInput
          value={month}
          onValueChange={setMonth}
          today={TODAY}
          locale="zh-CN"
          labels={ZH}
          {...bounds}
        />
      </Field>
      <Field label="入职时间" error={second && SAID[second]}>
        <MonthInput
          value={typed}
          onValueChange={setTyped}
          today={TODAY}
          locale="zh-CN"
          labels={ZH}
          {...bounds}
        />
      </Field>
      <Field label="Certified since" hint="For example 2023-07" className="@2xl:col-span-2">
        <MonthInput value="" onValueChange={() => undefined} today={TODAY} locale="en" labels={EN} disabled />
      </Field>
    </div>
  );
};

export const Days = () => {
  const [day, setDay] = useState('1998-04-30');
  const problem = dayProblem(day, { max: TODAY });
  return (
    <Field label="出生日期" className="max-w-md" error={problem && '請填寫真實的日期'}>
      <DateInput
        value={day}
        onValueChange={setDay}
        today={TODAY}
        locale="zh-HK"
        labels={HK_DAY}
        max={TODAY}
        placeholder="YYYY-MM-DD"
      />
    </Field>
  );
};

export const Ranges = () => {
  const [study, setStudy] = useState<MonthRange>({ from: '2016-09', to: '2015-06', isPresent: false });
  const [work, setWork] = useState<MonthRange>({ from: '2020-07', to: '', isPresent: true });
  const bounds = { max: '2026-11' };
  const found = monthRangeProblem(study, bounds);
  return (
    <div className="flex max-w-lg flex-col gap-7">
      <MonthRangeInput
        label="在校时间"
        required
        value={study}
        onValueChange={setStudy}
        today={TODAY}
        locale="zh-CN"
        labels={ZH}
        error={found && '结束月份不能早于开始月份'}
        errorEnd={found?.end}
        {...bounds}
      />
      <MonthRangeInput
        label="Employed"
        value={work}
        onValueChange={setWork}
        today={TODAY}
        locale="en"
        labels={EN}
        {...bounds}
      />
    </div>
  );
};
