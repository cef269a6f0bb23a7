import Plus from 'lucide-react/icons/plus';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button, buttonClass, IconButton } from '../index.ts';

export default { title: 'Button' };

export const Variants = () => (
  <div className="flex flex-col gap-8">
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <div key={size} className="flex flex-wrap items-center gap-4">
        <Button size={size}>立即投递</Button>
        <Button size={size} variant="secondary">
          收藏职位
        </Button>
        <Button size={size} variant="ghost" icon={<Plus size={18} />}>
          添加经历
        </Button>
        <Button size={size} variant="danger">
          撤回投递
        </Button>
        <Button size={size} variant="link">
          查看全部职位
        </Button>
      </div>
    ))}
  </div>
);

export const States = () => {
  const [pending, setPending] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button pending={pending} onClick={() => setPending(true)}>
        Press to submit
      </Button>
      <Button pending>正在提交</Button>
      <Button pending variant="secondary">
        Saving
      </Button>
      <Button disabled>Not yet open</Button>
      <Button disabled variant="secondary">
        Not yet open
      </Button>
    </div>
  );
};

export const Lines = () => (
  <div className="flex w-60 flex-wrap gap-4">
    <Button>立即投递</Button>
    <Button lines="many">使用公司账户登录</Button>
    <Button lines="many" variant="secondary">
      Log in with your company account
    </Button>
    <a className={buttonClass('link', 'md', 'many')} href="#more">
      More jobs at a company with a long name
    </a>
  </div>
);

export const LinkAsButton = () => (
  <a className={buttonClass('secondary')} href="#positions">
    See all positions
  </a>
);

export const Icons = () => (
  <div className="flex gap-4">
    <IconButton label="分享职位">
      <Share size={20} />
    </IconButton>
    <IconButton label="Add" variant="secondary">
      <Plus size={20} />
    </IconButton>
    <IconButton label="Add" variant="primary">
      <Plus size={20} />
    </IconButton>
  </div>
);
