import type { NewsItem } from '../types.ts';

export const healthNews: readonly NewsItem[] = [
  {
    id: 'news-health-listening',
    daysAgo: 12,
    title: {
      'zh-cn': '少看五个病人之后，复诊率反而降了',
      'zh-hk': '每日少看五名病人，重複求診反而減少',
      'en-us': 'Five patients fewer a day, and fewer of them had to come back',
    },
    summary: {
      'zh-cn': '三十五人上限实行一年，社区诊所公布了第一份结果。',
      'zh-hk': '三十五人上限推行一年，社區診所公佈首份結果。',
      'en-us': 'A year of the 35-patient limit: our clinics publish the first results.',
    },
    content: {
      'zh-cn':
        '<p>每位病人的时间从八分钟变成十一分钟。多出来的三分钟，医生多半用来问睡眠和用药，结果一周内因同一问题再来的人少了百分之十八。</p><p>成都草堂诊所的顾医生说，最大的变化是自己：以前下午三点就开始看表，现在会等老人把话说完。</p>',
      'zh-hk':
        '<p>每名病人的時間由八分鐘增至十一分鐘。多出的三分鐘，醫生大多用來問睡眠和用藥，一星期內因同一問題再來的人減少百分之十八。</p><p>成都草堂診所的顧醫生說，最大的改變是自己：以往下午三時便開始看錶，如今會等長者把話說完。</p>',
      'en-us':
        '<p>A visit went from eight minutes to eleven. Doctors spend the extra three on sleep and medicines, and 18% fewer people return within a week for the same thing.</p><p>Dr. Gu, of the Caotang clinic in Chengdu, says that she has changed most: she used to watch the clock from three, and now lets old people finish.</p>',
    },
  },
  {
    id: 'news-health-rehab',
    daysAgo: 42,
    title: {
      'zh-cn': '第五家康复中心开诊，训练厨房先亮灯',
      'zh-hk': '第五間復康中心啟用，訓練廚房率先亮燈',
      'en-us': 'Fifth rehabilitation center opens, kitchen first',
    },
    summary: {
      'zh-cn': '中风病人在真的灶台前重新学做一碗面。',
      'zh-hk': '中風病人在真的爐灶前，重新學煮一碗麵。',
      'en-us': 'After a stroke, people learn to cook noodles again at a real stove.',
    },
    content: {
      'zh-cn':
        '<p>作业治疗师认为，握力计上的数字不如拧开一瓶酱油。训练厨房的台面可以升降，抽屉有轻有重，火是真的，旁边永远站着一个人。</p><p>第一周来了十四位病人。出院标准写得很简单：能给自己做一顿饭，并且愿意吃。</p>',
      'zh-hk':
        '<p>職業治療師認為，握力計上的數字，不及扭開一瓶豉油。訓練廚房的枱面可升降，抽屜有輕有重，火是真的，身旁永遠站着一個人。</p><p>首星期來了十四名病人。出院標準寫得很簡單：能為自己煮一頓飯，而且願意吃。</p>',
      'en-us':
        '<p>A number on a grip meter, the therapists hold, means less than opening a bottle of soy sauce. Counters go up and down, drawers are light and heavy, the flame is real, and somebody always stands near.</p><p>Fourteen people came in the first week. To go home one must cook a meal, and like to eat it.</p>',
    },
  },
  {
    id: 'news-health-study',
    daysAgo: 79,
    title: {
      'zh-cn': '护士的十天学习假，换来一份伤口护理手册',
      'zh-hk': '護士的十天進修假，換來一本傷口護理手冊',
      'en-us': 'Ten days of study leave become a handbook of wound care',
    },
    summary: {
      'zh-cn': '七名护士合写的手册，已发到四十八家诊所。',
      'zh-hk': '七名護士合寫的手冊，已派發至四十八間診所。',
      'en-us': 'Seven nurses wrote it; all 48 clinics now have it.',
    },
    content: {
      'zh-cn':
        '<p>她们去三甲医院跟了十天伤口造口门诊，回来发现社区里最缺的不是药，是换药的顺序。手册只有三十二页，每页一张图、三句话。</p><p>糖尿病足病人的平均愈合时间从六十八天缩短到五十一天，数据还在继续跟踪。</p>',
      'zh-hk':
        '<p>她們到大型醫院跟了十天傷口及造口門診，回來發現社區最缺的不是藥物，而是換藥的次序。手冊只有三十二頁，每頁一幅圖、三句話。</p><p>糖尿病足病人的平均癒合時間由六十八天縮短至五十一天，數據仍在跟進。</p>',
      'en-us':
        '<p>After ten days at a teaching hospital’s wound clinic they saw what neighborhoods lack: not medicine, but the order of dressing a wound. The handbook has 32 pages, each with one drawing and three sentences.</p><p>Diabetic feet now heal in 51 days on average, down from 68. The counting goes on.</p>',
    },
  },
];
