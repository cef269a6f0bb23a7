import type { NewsItem } from '../types.ts';

export const financeNews: readonly NewsItem[] = [
  {
    id: 'news-finance-close',
    daysAgo: 11,
    title: {
      'zh-cn': '月结从五天缩到两天半',
      'zh-hk': '月結由五天縮至兩天半',
      'en-us': 'Month-end close down from five days to two and a half',
    },
    summary: {
      'zh-cn': '十二家公司的往来对账，头一回在第一个工作日全部平账。',
      'zh-hk': '十二間公司的內部往來，首次於第一個工作天全數對平。',
      'en-us': 'For the first time all twelve companies’ balances matched on day one.',
    },
    content: {
      'zh-cn':
        '<p>过去最耗时的是等：甲方入了账，乙方还没见到单据。流程组把内部交易改成一张单据两边同时生成，差额一出现就提醒。</p><p>省下的两天半没有用来加活。核算同事多了一次复核，也多了一个能按时下班的月底。</p>',
      'zh-hk':
        '<p>以往最花時間的是等候：甲方已入帳，乙方仍未收到單據。流程組把內部交易改為一張單據雙方同時產生，一有差額便提示。</p><p>省下的兩天半沒有用來加工作。會計同事多了一次覆核，也多了一個準時下班的月底。</p>',
      'en-us':
        '<p>Waiting took the longest: one side had posted, the other had yet to see the document. Now one document makes both entries at once, and a difference shows as soon as it arises.</p><p>The time saved was not filled with more work. There is one more review, and a month-end when people go home on time.</p>',
    },
  },
  {
    id: 'news-finance-supplier',
    daysAgo: 38,
    title: {
      'zh-cn': '小微供应商当天收到了货款',
      'zh-hk': '小型供應商即日收到貨款',
      'en-us': 'Small suppliers are paid on the day',
    },
    summary: {
      'zh-cn': '供应链金融平台上线一年，服务两千一百家小企业。',
      'zh-hk': '供應鏈金融平台推出一年，服務二千一百間小企業。',
      'en-us': 'In its first year our supply chain finance has served 2,100 small firms.',
    },
    content: {
      'zh-cn':
        '<p>一家给社区超市做豆腐的小作坊，账期六十天，常靠亲戚周转。现在验收单一签，平台按集团信用放款，年化不到四个百分点。</p><p>风控只看三件事：货是不是真的、人是不是本人、钱有没有重复借。一年来坏账为零。</p>',
      'zh-hk':
        '<p>一間為社區超市供應豆腐的小作坊，數期六十天，常靠親戚周轉。如今收貨單一簽，平台便按集團信用放款，年利率不足四厘。</p><p>風險管理只看三件事：貨物是否真實、是否本人、款項有否重複借貸。一年來壞帳為零。</p>',
      'en-us':
        '<p>A workshop that makes bean curd for the grocers waited sixty days for its money and borrowed from relatives. Now a signed receipt is enough: it is paid on the group’s credit, at under four percent a year.</p><p>Risk looks at three things: are the goods real, is it the right person, is the money lent once. In a year nothing was lost.</p>',
    },
  },
  {
    id: 'news-finance-rotation',
    daysAgo: 80,
    title: {
      'zh-cn': '五十二人完成轮岗，税务组来了一位前出纳',
      'zh-hk': '五十二人完成調任，稅務組來了一位前出納員',
      'en-us': 'Fifty-two colleagues rotate; a former cashier joins the tax team',
    },
    summary: {
      'zh-cn': '今年的轮岗名额首次全部由员工自己报名填满。',
      'zh-hk': '今年的調任名額首次全由同事自行報名填滿。',
      'en-us': 'For the first time every place was filled by people who asked for it.',
    },
    content: {
      'zh-cn':
        '<p>做了八年资金的方苓说，她想知道自己付出去的每一笔税是怎么算出来的。头三个月她跟着师傅把增值税申报表从头填了十二遍。</p><p>轮岗期间原岗位保留半年，不合适可以回去。去年回去的只有一人。</p>',
      'zh-hk':
        '<p>在資金組八年的方苓說，她想知道自己付出的每筆稅款如何計算。首三個月，她跟着師傅把增值稅申報表由頭填了十二遍。</p><p>調任期間原有職位保留半年，不合適可以返回。去年返回的只有一人。</p>',
      'en-us':
        '<p>After eight years in treasury, Fang Ling wanted to know how the taxes she paid out were worked out. In her first three months she filled in the VAT return twelve times over with her mentor.</p><p>The old post is kept for half a year. Last year one person went back.</p>',
    },
  },
];
