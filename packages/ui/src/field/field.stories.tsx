import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  Field,
  FormErrorSummary,
  NativeSelect,
  PasswordInput,
  RadioGroup,
  Textarea,
  TextInput,
} from '../index.ts';

export default { title: 'Form' };

export const Fields = () => {
  const [about, setAbout] = useState('三年新能源项目管理经验，熟悉并网流程。');
  return (
    <div className="grid max-w-3xl gap-7 @2xl:grid-cols-2">
      <Field label="姓名" required>
        <TextInput defaultValue="林知远" autoComplete="name" />
      </Field>
      <Field label="手机号码" hint="面试通知会发送到这个号码。" required>
        <TextInput inputMode="tel" placeholder="请输入手机号码" />
      </Field>
      <Field label="电子邮箱" error="邮箱格式不正确，请检查后重新填写。" required>
        <TextInput defaultValue="lin@example" inputMode="email" />
      </Field>
      <Field label="最高学历">
        <NativeSelect defaultValue="master">
          <option value="bachelor">本科</option>
          <option value="master">硕士研究生</option>
        </NativeSelect>
      </Field>
      <Field label="密码" hint="8–20 位，至少包含字母和数字。">
        <PasswordInput
          labels={{ show: '显示密码', hide: '隐藏密码' }}
          autoComplete="new-password"
          defaultValue="chengyuan1"
        />
      </Field>
      <Field label="搜索职位">
        <TextInput start={<Search size={18} />} placeholder="职位名称或关键词" />
      </Field>
      <Field
        className="@2xl:col-span-2"
        label="自我评价"
        counter={{ count: about.length, max: 300, label: `已输入 ${about.length} 字，最多 300 字` }}
      >
        <Textarea value={about} onChange={(event) => setAbout(event.target.value)} />
      </Field>
      <Field label="证件号码" hint="由公司填写，不能修改。">
        <TextInput disabled defaultValue="3101••••••••2417" />
      </Field>
    </div>
  );
};

export const Choices = () => {
  const [kind, setKind] = useState<'social' | 'campus' | 'intern'>('social');
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="flex max-w-md flex-col gap-8">
      <RadioGroup
        label="招聘类型"
        required
        value={kind}
        onValueChange={setKind}
        options={[
          { value: 'social', label: '社会招聘' },
          { value: 'campus', label: '校园招聘', hint: '面向 2027 届毕业生' },
          { value: 'intern', label: '实习生招聘', disabled: true },
        ]}
      />
      <div>
        <Checkbox defaultChecked>上海</Checkbox>
        <Checkbox>杭州</Checkbox>
        <Checkbox disabled>深圳（暂无职位）</Checkbox>
      </div>
      <Checkbox
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={agreed ? undefined : '请先阅读并同意隐私声明。'}
      >
        我已阅读并同意
        <a href="#privacy" className="text-brand-text underline underline-offset-4">
          《隐私声明》
        </a>
      </Checkbox>
    </div>
  );
};

export const Refused = () => {
  const [tries, setTries] = useState(1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
  };
  return (
    <form className="flex max-w-lg flex-col gap-6" onSubmit={submit} noValidate>
      <FormErrorSummary
        title="Two things need your attention"
        focusKey={tries}
        errors={[
          { fieldId: 'story-name', message: 'Enter your name' },
          { fieldId: 'story-mail', message: 'Enter an e-mail address such as name@example.com' },
        ]}
      />
      <Field label="Name" id="story-name" required error="Enter your name">
        <TextInput />
      </Field>
      <Field label="E-mail" id="story-mail" required error="Enter an e-mail address such as name@example.com">
        <TextInput />
      </Field>
      <Button type="submit" className="self-start">
        Submit application
      </Button>
    </form>
  );
};
