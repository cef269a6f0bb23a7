import type { NewsItem } from '../types.ts';

export const waterNews: readonly NewsItem[] = [
  {
    id: 'news-water-leak',
    daysAgo: 7,
    title: {
      'zh-cn': '听漏队在凌晨两点找到一处漏了六年的暗管',
      'zh-hk': '測漏隊凌晨兩時發現一處滲漏六年的暗管',
      'en-us': 'Leak listeners find a pipe that had been seeping for six years',
    },
    summary: {
      'zh-cn': '修复后每天少流失一千四百吨水，够四千户人家用。',
      'zh-hk': '修復後每日少流失一千四百公噸食水，足夠四千戶使用。',
      'en-us': 'Repaired, it saves 1,400 cubic meters a day: enough for 4,000 homes.',
    },
    content: {
      'zh-cn':
        '<p>夜里车少，地面安静，是听漏的好时候。老邓把听音杆贴在井壁上，说像有人在远处煮水。噪声记录仪给出的位置与他指的只差一米半。</p><p>这段铸铁管埋于一九八七年，图上标错了路口。管网信息组当晚就改了图，并把相邻八处同年代的管段列入今冬计划。</p>',
      'zh-hk':
        '<p>夜裏車少，地面寧靜，正是測漏的好時候。老鄧把聽音棒貼着井壁，說像有人在遠處燒水。噪音記錄儀給出的位置與他所指的只差一米半。</p><p>這段鑄鐵管於一九八七年埋下，圖則標錯了路口。管網資料組當晚已更正，並把鄰近八段同期水管列入今冬計劃。</p>',
      'en-us':
        '<p>At night there is little traffic and the ground is quiet. Deng held his rod to the shaft and said it sounded like water coming to the boil far away. The noise logger agreed within a meter and a half.</p><p>The cast-iron main went down in 1987 and was drawn at the wrong crossing. The map was put right that night, and eight pipes of its age are on this winter’s list.</p>',
    },
  },
  {
    id: 'news-water-visit',
    daysAgo: 29,
    title: {
      'zh-cn': '第一万名市民走进水质化验室',
      'zh-hk': '第一萬名市民走進水質化驗室',
      'en-us': 'Visitor number 10,000 in the water laboratory',
    },
    summary: {
      'zh-cn': '一位小学生问倒了讲解员：水里到底有没有味道？',
      'zh-hk': '一名小學生考起了講解員：水到底有沒有味道？',
      'en-us': 'A schoolgirl stumped the guide: does water taste of anything?',
    },
    content: {
      'zh-cn':
        '<p>化验员没有背答案，而是倒了五杯水请大家盲尝：原水煮沸、出厂水、管网末梢水，还有两种瓶装水。结果没有人全部答对。</p><p>监测中心从二〇一九年起向市民开放，每日公布四十三项数据。参观者留下的问题，下个月会做成一张海报。</p>',
      'zh-hk':
        '<p>化驗員沒有背答案，而是斟了五杯水請大家盲試：煮沸的原水、出廠水、管網末端的水，還有兩款樽裝水。結果無人全部答對。</p><p>監測中心自二〇一九年起開放予市民參觀，每日公佈四十三項數據。參觀者留下的問題，下月會製成一張海報。</p>',
      'en-us':
        '<p>The chemist had no ready answer, so she poured five glasses to taste blind: boiled raw water, water from the plant, water from the far end of the mains, and two bottled brands. Nobody got them all.</p><p>The laboratory has been open since 2019 and publishes 43 values a day. Next month the visitors’ questions become a poster.</p>',
    },
  },
  {
    id: 'news-water-roster',
    daysAgo: 74,
    title: {
      'zh-cn': '水厂值守改为四班三运转，每人多出二十一天假',
      'zh-hk': '水廠當值改為四更三運作，每人多二十一天假期',
      'en-us': 'A fourth shift crew gives every plant operator 21 more days off',
    },
    summary: {
      'zh-cn': '试行半年，夜间误操作从五次降到一次。',
      'zh-hk': '試行半年，夜間誤操作由五次降至一次。',
      'en-us': 'In half a year of trial, slips at night fell from five to one.',
    },
    content: {
      'zh-cn':
        '<p>水厂一天也不能停，过去三班倒，人总在缺觉。九座城市的中控室先后增加一班人手，夜班从十二小时缩到八小时。</p><p>多出的人力成本，被减少的药剂浪费抵掉了一半。工会下个月将对新班表做一次不记名投票。</p>',
      'zh-hk':
        '<p>水廠一天也不能停，過往三更制，人人睡眠不足。九個城市的控制室先後增加一隊人手，夜更由十二小時縮至八小時。</p><p>額外的人手開支，有一半由減少的藥劑浪費抵銷。工會下月將就新更表進行不記名投票。</p>',
      'en-us':
        '<p>A plant cannot stop for a day, and three crews were always short of sleep. Control rooms in all nine cities have added a fourth; nights went from twelve hours to eight.</p><p>Half of the cost comes back in chemicals no longer wasted. Next month the union holds a secret ballot on the new roster.</p>',
    },
  },
];
