import { useState } from 'react';
import { ConfirmDialog, Dialog, Sheet } from '../floating.ts';
import { Button, Checkbox, Field, TextInput } from '../index.ts';

export default { title: 'Dialog' };

export const Plain = () => (
  <Dialog
    trigger={<Button>内部推荐</Button>}
    title="推荐给朋友"
    description="填写朋友的邮箱，我们会把职位链接发给他。"
    closeLabel="关闭"
    shape="md"
    footer={<Button>发送</Button>}
  >
    <Field label="朋友的邮箱" required>
      <TextInput inputMode="email" placeholder="name@example.com" />
    </Field>
  </Dialog>
);

export const FullScreen = () => (
  <Dialog
    trigger={<Button variant="secondary">Preview résumé</Button>}
    title="Résumé"
    closeLabel="Close"
    shape="full"
  >
    <p className="mx-auto max-w-reading">The whole screen belongs to the résumé.</p>
  </Dialog>
);

export const Confirm = () => {
  const [withdrawn, setWithdrawn] = useState(false);
  return (
    <div className="flex items-center gap-4">
      <ConfirmDialog
        trigger={<Button variant="danger">撤回投递</Button>}
        title="撤回对「储能系统架构师」的投递？"
        description="撤回后，本年度内不能再次投递该职位。"
        confirmLabel="撤回投递"
        cancelLabel="再想想"
        tone="danger"
        onConfirm={async () => {
          await new Promise((resolve) => setTimeout(resolve, 1200));
          setWithdrawn(true);
        }}
      />
      {withdrawn && <p>已撤回。</p>}
    </div>
  );
};

export const Filters = () => (
  <div className="flex gap-4">
    {(['bottom', 'start'] as const).map((side) => (
      <Sheet
        key={side}
        side={side}
        trigger={<Button variant="secondary">筛选（{side}）</Button>}
        title="筛选"
        closeLabel="关闭"
        footer={
          <>
            <Button variant="ghost">清除</Button>
            <Button>查看 48 个职位</Button>
          </>
        }
      >
        {['上海', '杭州', '深圳', '广州', '成都', '苏州', '香港'].map((city) => (
          <Checkbox key={city}>{city}</Checkbox>
        ))}
      </Sheet>
    ))}
  </div>
);
