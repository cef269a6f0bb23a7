import type { NewsItem } from '../types.ts';

export const logisticsNews: readonly NewsItem[] = [
  {
    id: 'news-logistics-ramp',
    daysAgo: 4,
    title: {
      'zh-cn': '一块斜板，让东莞仓每天少弯八百次腰',
      'zh-hk': '一塊斜板，東莞貨倉每日少彎腰八百次',
      'en-us': 'One ramp saves the Dongguan warehouse 800 stoops a day',
    },
    summary: {
      'zh-cn': '打包员的改善提案获得本季第一名，已推广到二十一座仓库。',
      'zh-hk': '包裝員的改善建議奪得本季冠軍，已推廣至二十一座貨倉。',
      'en-us': 'A packer’s idea won the quarter’s improvement prize and is now in 21 warehouses.',
    },
    content: {
      'zh-cn':
        '<p>打包员小梁发现，最费力的不是封箱，而是从托盘底层取货。她用废旧货架拼出一块十二度的斜板，让箱子自己滑到腰的高度。</p><p>工程组测了三天，每单省四秒，腰部劳损的报备也少了。提案奖金八千元，她分了一半给帮忙焊接的维修班。</p>',
      'zh-hk':
        '<p>包裝員小梁發現，最吃力的並非封箱，而是由卡板底層取貨。她以舊貨架砌成一塊十二度的斜板，讓箱子自行滑到腰的高度。</p><p>工程組量度了三天，每張訂單節省四秒，腰患申報亦隨之減少。她把八千元獎金分了一半給協助燒焊的維修組。</p>',
      'en-us':
        '<p>Packing is not the hard part, Liang noticed; lifting boxes from the bottom of a pallet is. She built a twelve-degree ramp from old racking, so that boxes slide up to the waist by themselves.</p><p>Three days of timing showed four seconds saved an order and fewer strained backs. She gave half of the 8,000 yuan prize to the fitters who welded it.</p>',
    },
  },
  {
    id: 'news-logistics-coldchain',
    daysAgo: 33,
    title: {
      'zh-cn': '冷链车队跑完夏天，断链时长为零',
      'zh-hk': '冷鏈車隊跑過整個夏天，斷鏈時間為零',
      'en-us': 'The cold-chain fleet ends the summer without one warm minute',
    },
    summary: {
      'zh-cn': '二百一十辆冷藏车九十二天没有一次超温，靠的是出车前的十分钟。',
      'zh-hk': '二百一十輛冷藏車九十二天從未超溫，關鍵在於出車前的十分鐘。',
      'en-us': 'Ninety-two days, 210 reefers, no alarm: the secret is ten minutes before departure.',
    },
    content: {
      'zh-cn':
        '<p>去年夏天断链七次，六次发生在装货口。运输调度中心据此改了流程：车厢先降到位，再开门；门帘不放下，系统不放行。</p><p>司机老钟说，多等的十分钟起初人人嫌烦，现在倒成了检查轮胎和喝口水的时间。</p>',
      'zh-hk':
        '<p>去年夏天斷鏈七次，六次發生於上貨口。運輸調度中心因而修訂程序：車廂先降至指定溫度才開門；門簾未放下，系統不予放行。</p><p>司機老鍾說，多等十分鐘，起初人人嫌麻煩，如今反成了檢查車胎和喝口水的時間。</p>',
      'en-us':
        '<p>Of last summer’s seven breaks in the chain, six happened at the loading door. Transport control changed the order of things: cool the box first, then open; no curtain, no release.</p><p>Driver Zhong says that everyone grumbled about the wait. Now it is when he checks his tires and has some water.</p>',
    },
  },
  {
    id: 'news-logistics-roster',
    daysAgo: 70,
    title: {
      'zh-cn': '自研排班系统学会了“不要连上两个夜班”',
      'zh-hk': '自行開發的編更系統學會了「不連上兩個夜更」',
      'en-us': 'Our rostering system learns not to give two nights in a row',
    },
    summary: {
      'zh-cn': '物流科技部把仓库员工的三十七条意见写成了规则。',
      'zh-hk': '物流科技部把貨倉同事的三十七項意見寫成規則。',
      'en-us': 'Thirty-seven wishes from the floor became rules in the software.',
    },
    content: {
      'zh-cn':
        '<p>旧系统只算人效，常把同一个人排到深夜又排到清晨。开发组到五座仓库各待了一周，把抱怨一条条记下来，再交回现场确认。</p><p>新版上线两个月，换班申请少了四成，双十一的人手缺口也比去年提前三天补齐。</p>',
      'zh-hk':
        '<p>舊系統只計算人均產量，常把同一個人編在深夜，又編在清晨。開發組到五座貨倉各駐一星期，把怨言逐一記下，再交回現場核實。</p><p>新版推出兩個月，調更申請減少四成，雙十一的人手缺口亦較去年早三天補足。</p>',
      'en-us':
        '<p>The old system counted output only and would put one person on at midnight and again at dawn. The developers spent a week in each of five warehouses, wrote down every complaint and had the floor check the list.</p><p>Two months on, swap requests are down 40%, and the gaps for November’s peak were filled three days earlier than last year.</p>',
    },
  },
];
