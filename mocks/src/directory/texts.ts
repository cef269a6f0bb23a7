import { text } from '../data/text.ts';
import type { Localized } from '../data/types.ts';

/** The texts of the directory's pages; `{host}` is where the person is sent back to. */
export const directoryTexts = {
  company: text('澄远集团统一身份认证', '澄遠集團統一身份驗證', 'Chengyuan Group directory'),
  login: text('员工登录', '員工登入', 'Employee login'),
  purpose: text(
    '登录后将返回 {host}，并告知对方你的姓名与用户名。',
    '登入後將返回 {host}，並向對方提供你的姓名及登入名稱。',
    'You will go back to {host}, which will learn your name and user name.',
  ),
  userName: text('用户名', '登入名稱', 'User name'),
  password: text('密码', '密碼', 'Password'),
  signOn: text('登录', '登入', 'Log in'),
  refuse: text('拒绝并返回', '拒絕並返回', 'Refuse and go back'),
  wrong: text(
    '用户名或密码不正确，请重新输入。',
    '登入名稱或密碼不正確，請重新輸入。',
    'The user name or the password is not correct. Please try again.',
  ),
  locked: text(
    '错误次数过多，请于 15 分钟后再试。',
    '錯誤次數過多，請於 15 分鐘後再試。',
    'Too many wrong attempts. Please try again in 15 minutes.',
  ),
  signedOut: text('你已退出登录', '你已登出', 'You are logged out'),
  signedOutMore: text('可以关闭此页面。', '你可以關閉此頁面。', 'You can close this page.'),
  noReturn: text('无法登录', '無法登入', 'This link cannot be used'),
  noReturnMore: text(
    '返回地址缺失或不被信任。请从招聘网站重新进入。',
    '返回地址不存在或不受信任。請從招聘網站重新進入。',
    'The address to return to is missing or not trusted. Please start again from the careers site.',
  ),
  nowhere: text('页面不存在', '頁面不存在', 'There is no such page'),
  nowhereMore: text(
    '请检查地址是否完整。',
    '請檢查地址是否完整。',
    'Please check that the address is complete.',
  ),
  languages: text('语言', '語言', 'Language'),
} as const satisfies Record<string, Localized>;

/** The name of each language in that language. */
export const languageNames: Localized = { 'zh-cn': '简体中文', 'zh-hk': '繁體中文', 'en-us': 'English' };

export const htmlLanguages: Localized = { 'zh-cn': 'zh-CN', 'zh-hk': 'zh-HK', 'en-us': 'en' };
