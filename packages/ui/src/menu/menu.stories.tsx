import ChevronDown from 'lucide-react/icons/chevron-down';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user-round';
import { useState } from 'react';
import {
  Menu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  Popover,
  Tooltip,
} from '../floating.ts';
import { Button } from '../index.ts';

export default { title: 'Menu and popover' };

export const Account = () => (
  <Menu
    openOnHover
    trigger={
      <Button variant="ghost">
        林知远 <ChevronDown size={16} />
      </Button>
    }
  >
    <MenuLabel>lin.zhiyuan@example.com</MenuLabel>
    <MenuLink>
      <a href="#me">
        <House size={18} className="text-muted" />
        个人中心
      </a>
    </MenuLink>
    <MenuItem icon={<User size={18} />}>我的简历</MenuItem>
    <MenuSeparator />
    <MenuItem icon={<LogOut size={18} />}>退出登录</MenuItem>
  </Menu>
);

export const Language = () => {
  const [language, setLanguage] = useState<'zh-CN' | 'zh-HK' | 'en'>('zh-CN');
  return (
    <Menu trigger={<Button variant="secondary">语言</Button>}>
      <MenuRadioGroup
        value={language}
        onValueChange={setLanguage}
        options={[
          { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
          { value: 'zh-HK', label: '繁體中文', lang: 'zh-HK' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
      />
    </Menu>
  );
};

export const Panel = () => (
  <Popover label="分享" trigger={<Button variant="secondary">分享</Button>}>
    <p>用手机扫一扫，把职位带走。</p>
    <div className="mt-4 grid size-32 place-items-center rounded-sm bg-surface-sunken text-sm text-muted">
      二维码
    </div>
  </Popover>
);

export const Hint = () => (
  <Tooltip content="不会通知你的现任公司" delay={0}>
    <Button variant="secondary">匿名投递</Button>
  </Tooltip>
);
