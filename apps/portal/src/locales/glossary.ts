/** A form that a language of the portal does not use, and the one that it uses instead. */
export interface Term {
  readonly wrong: RegExp;
  readonly right: string;
}

/**
 * The portal's choice of words in each language, to which a test holds the catalogues. English is written,
 * not translated from the Chinese; Simplified says 你 (您 is for letters and legal texts, which are no catalogue);
 * Hong Kong's Chinese has its own words, not converted ones.
 */
export const glossary: Readonly<Record<'en' | 'zh-CN' | 'zh-HK', readonly Term[]>> = {
  en: [
    { wrong: /deliver/i, right: 'apply, applied, application' },
    { wrong: /collect/i, right: 'save, saved' },
    { wrong: /revo[kc]/i, right: 'withdraw' },
    { wrong: /e-mail/i, right: 'email' },
    { wrong: /\bsign(ed)?[ -](in|on|out|off)\b|\blog(in|out|off)\b/i, right: 'log in, log out' },
    { wrong: /\bhot\b/i, right: 'popular' },
    { wrong: /\bwork (place|years)\b/i, right: 'location, experience' },
    { wrong: /\bpublish time\b|\bheadcount\b/i, right: 'posted, openings' },
    { wrong: /\b(un)?b(ind|ound)\b/i, right: 'add, linked, remove' },
    { wrong: /\bmodify\b/i, right: 'change' },
    { wrong: /\bpersonal cent/i, right: 'my account' },
    { wrong: /\bhand(ed|s|ing)? (it )?in\b/i, right: 'submit, submitted' },
    { wrong: /\b(give|given|gave) (it |this )?up\b/i, right: 'withdraw' },
    { wrong: /\bsuits?\b/i, right: 'works for you' },
    { wrong: /\bgo(es)? on\b/i, right: 'continue, keep' },
    { wrong: /\bwhoever\b|\bwhom\b/i, right: 'the person who, people' },
    { wrong: /\btake back\b/i, right: 'undo, remove' },
    { wrong: /[^\s]!/, right: 'a full stop' },
    {
      wrong: /(authoris|recognis|colour|favour|behaviour|cancelled|learnt|licence|centre\b)/i,
      right: 'American spelling',
    },
    { wrong: /\b(is|are|was|were) not taken\b|says something else/i, right: 'accepted, differs' },
    { wrong: /n’t\b|’(re|ve|ll|m)\b|\b(it|that|there|what)’s\b/i, right: 'no contraction' },
    { wrong: /\bhome page\b/i, right: 'homepage' },
    { wrong: /\b[Ii]d\b/, right: 'ID' },
  ],
  'zh-CN': [
    { wrong: /您/, right: '你' },
    { wrong: /[「」『』]/, right: '“”' },
    { wrong: /登陆/, right: '登录' },
    { wrong: /[帐帳]/, right: '账号' },
    { wrong: /缺省/, right: '默认' },
    { wrong: /主页/, right: '首页' },
    { wrong: /申请(?!注销)/, right: '投递、应聘' },
    { wrong: /本机|此设备/, right: '这台设备' },
  ],
  'zh-HK': [
    { wrong: /您/, right: '你' },
    { wrong: /[“”]/, right: '「」' },
    { wrong: /裡|里/, right: '裏' },
    { wrong: /發布/, right: '發佈' },
    { wrong: /首頁/, right: '主頁' },
    { wrong: /點擊|點一下|單擊/, right: '按一下' },
    { wrong: /帳號|賬號|賬戶/, right: '帳戶' },
    { wrong: /註銷/, right: '刪除帳戶' },
    { wrong: /在招|招聘中的?職位|正在招聘/, right: '職位空缺' },
    { wrong: /登錄|登陸/, right: '登入' },
    { wrong: /簡歷/, right: '履歷' },
    { wrong: /信息/, right: '資料、訊息' },
    { wrong: /短信/, right: '短訊' },
    { wrong: /郵箱|郵件/, right: '電郵' },
    { wrong: /視頻/, right: '影片' },
    { wrong: /用戶名/, right: '登入名稱' },
    { wrong: /激活/, right: '啟用' },
    { wrong: /默認/, right: '預設' },
    { wrong: /鏈接/, right: '連結' },
    { wrong: /搜索/, right: '搜尋' },
    { wrong: /設置/, right: '設定' },
    { wrong: /保存/, right: '儲存' },
    { wrong: /投遞/, right: '應徵、遞交' },
    { wrong: /網站主頁/, right: '主頁' },
    { wrong: /身分/, right: '身份' },
    { wrong: /記錄/, right: '紀錄' },
    { wrong: /獲取/, right: '取得、發送' },
    { wrong: /週/, right: '星期' },
    { wrong: /聘用通知|這份聘用/, right: '聘書' },
    { wrong: /請在 \{/, right: '請於' },
    { wrong: /滑塊/, right: '滑桿' },
    { wrong: /條數/, right: '數目' },
    { wrong: /無[須需]/, right: '毋須' },
    { wrong: /(?<!身)體檢|驗身/, right: '身體檢查' },
    { wrong: /展示/, right: '顯示' },
    { wrong: /(連結|請求|登入)已逾期/, right: '已過期' },
    { wrong: /申請(?!刪除)/, right: '應徵' },
    { wrong: /核實身份/, right: '驗證身份' },
  ],
};

/** What the specification says word for word (its sections 5 and 8), although the terms above would have it otherwise. */
export const quoted: readonly string[] = [
  'Collection success',
  'Delivery successful',
  'login successful',
  'Please enter the correct phone number!',
  'Revocation successful',
  'The password does not meet the requirements, please re-enter!',
  'The two passwords entered are inconsistent, please check!',
];
