import type { NewsItem } from '../types.ts';

export const retailNews: readonly NewsItem[] = [
  {
    id: 'news-retail-strawberry',
    daysAgo: 3,
    title: {
      'zh-cn': '一颗草莓的三十一小时',
      'zh-hk': '士多啤梨的三十一小時',
      'en-us': 'Thirty-one hours in the life of a strawberry',
    },
    summary: {
      'zh-cn': '生鲜采购跟着一筐草莓，从采摘走到邻澄超市的货架。',
      'zh-hk': '鮮活採購員跟着一籃士多啤梨，由採摘走到鄰澄超市的貨架。',
      'en-us': 'A fresh-food buyer followed one crate from the field to a Lincheng shelf.',
    },
    content: {
      'zh-cn':
        '<p>凌晨五点采摘，六点半预冷，下午装车，第二天中午上架。采购员阿岚全程记下温度，发现最大的损耗在卸货后等人的四十分钟。</p><p>门店据此把生鲜到货改成提前一小时预约，坏果率从百分之六降到百分之二点五。</p>',
      'zh-hk':
        '<p>清晨五時採摘，六時半預冷，下午上車，翌日中午上架。採購員阿嵐全程記錄溫度，發現最大的損耗在卸貨後等人的四十分鐘。</p><p>分店因而把鮮活到貨改為提前一小時預約，壞果率由百分之六降至百分之二點五。</p>',
      'en-us':
        '<p>Picked at five, chilled by half past six, on the road in the afternoon, on the shelf at noon next day. Buyer Lan wrote down every temperature and found the worst loss in forty minutes of waiting after unloading.</p><p>Stores now announce fresh arrivals an hour ahead, and spoiled fruit fell from 6% to 2.5%.</p>',
    },
  },
  {
    id: 'news-retail-register',
    daysAgo: 24,
    title: {
      'zh-cn': '总部同事站了一天收银台之后',
      'zh-hk': '總部同事當了一天收銀員之後',
      'en-us': 'What head office learned from a day at the register',
    },
    summary: {
      'zh-cn': '本季一百六十名总部同事回店，带回了九十三条修改意见。',
      'zh-hk': '本季一百六十名總部同事回到分店，帶回九十三項修改建議。',
      'en-us': 'A hundred and sixty colleagues worked in stores and came back with 93 things to fix.',
    },
    content: {
      'zh-cn':
        '<p>电商产品经理在收银台前才知道，会员码藏得太深，一位顾客平均要找十四秒。第二周的版本里，它就出现在了首屏。</p><p>采购部则删掉了两款包装：条码印在折缝上，每次都扫不出来。</p>',
      'zh-hk':
        '<p>電子商務產品經理站在收銀處才知道，會員碼藏得太深，每名顧客平均要找十四秒。一星期後的版本，它已放在主頁。</p><p>採購部則取消了兩款包裝：條碼印在摺縫上，每次都掃描不到。</p>',
      'en-us':
        '<p>Only at the register did the app’s product manager learn that the member code takes a shopper fourteen seconds to find. A week later it stood on the first screen.</p><p>Buying dropped two packs whose bar code sits on a fold and never scans.</p>',
    },
  },
  {
    id: 'news-retail-managers',
    daysAgo: 58,
    title: {
      'zh-cn': '第十二期店长班结业，最小的学员二十三岁',
      'zh-hk': '第十二期經理班結業，最年輕學員二十三歲',
      'en-us': 'Twelfth class of store managers graduates; the youngest is 23',
    },
    summary: {
      'zh-cn': '四十四名学员将接手珠三角的四十四家社区店。',
      'zh-hk': '四十四名學員將接手珠三角的四十四間社區分店。',
      'en-us': 'Forty-four graduates take over forty-four neighborhood stores in the Pearl River Delta.',
    },
    content: {
      'zh-cn':
        '<p>四个月里，学员轮流当一天店长：订货、排班、处理投诉，晚上对着当天的报表讲自己为什么那样决定。</p><p>二十三岁的小邱两年前从理货做起。她的结业题目是雨天怎么少扔叶菜，方案已经在自己的店里试了三周。</p>',
      'zh-hk':
        '<p>四個月內，學員輪流當一天分店經理：訂貨、編更、處理投訴，晚上對着當日報表解釋自己的決定。</p><p>二十三歲的小邱兩年前由理貨員做起。她的結業題目是雨天如何減少棄置葉菜，方案已在自己的分店試行三星期。</p>',
      'en-us':
        '<p>For four months they took turns as manager for a day: ordering, rosters, complaints, and in the evening a talk on why they had decided as they did.</p><p>Qiu, 23, began by filling shelves two years ago. Her project is how to throw away fewer greens on rainy days; her own store has tried it for three weeks.</p>',
    },
  },
];
