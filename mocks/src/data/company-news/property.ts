import type { NewsItem } from '../types.ts';

export const propertyNews: readonly NewsItem[] = [
  {
    id: 'news-property-handover',
    daysAgo: 9,
    title: {
      'zh-cn': '武汉江岸项目交付，公示栏贴了一千二百组实测数据',
      'zh-hk': '武漢江岸項目交付，公示欄張貼一千二百組實測數據',
      'en-us': 'Wuhan riverside homes handed over with 1,200 measurements on the wall',
    },
    summary: {
      'zh-cn': '四百零六户业主收房，首日报修十一件。',
      'zh-hk': '四百零六戶業主收樓，首日報修十一宗。',
      'en-us': 'Four hundred and six owners took their keys; eleven faults were reported on day one.',
    },
    content: {
      'zh-cn':
        '<p>墙面平整、阴阳角、开间净高，每一户的数字都贴在单元门口，合格与返修各用一种颜色。有业主带着卷尺来核对，工程经理就陪着量。</p><p>十一件报修里九件是门锁和水龙头，当天处理完毕。另外两处地漏坡度不足，重做防水后再交。</p>',
      'zh-hk':
        '<p>牆面平整、陰陽角、淨高，每一戶的數字都貼在大堂，合格與返修各用一種顏色。有業主帶着拉尺來核對，工程經理便陪同量度。</p><p>十一宗報修之中，九宗是門鎖和水龍頭，即日處理妥當。另外兩處地台去水斜度不足，重做防水後再交付。</p>',
      'en-us':
        '<p>Flatness, corners, ceiling height: every home’s figures hang by its entrance, passed in one color and mended in another. Owners came with tape measures, and the site manager measured along.</p><p>Nine of the eleven faults were locks and faucets, done the same day. Two floor drains with too little fall get new waterproofing first.</p>',
    },
  },
  {
    id: 'news-property-table',
    daysAgo: 36,
    title: {
      'zh-cn': '设计变更减少六成，靠的是方案阶段多吵三次架',
      'zh-hk': '設計更改減少六成，全賴方案階段多爭論三次',
      'en-us': 'Six in ten design changes gone, thanks to three more arguments early on',
    },
    summary: {
      'zh-cn': '成本与工程提前进场，一座产业园少改了两百多张图。',
      'zh-hk': '成本與工程同事提早參與，一個產業園少改二百多張圖則。',
      'en-us': 'With cost and construction at the table, one business park redrew 200 sheets fewer.',
    },
    content: {
      'zh-cn':
        '<p>以往施工图出来才发现柱网和货梯打架。这一次，造价工程师在草图上就指出，多挪一米二，基坑就能省一道支撑。</p><p>三次争论各开了半天会。项目总监把会议纪要装订成册，如今是新人入职的第一份读物。</p>',
      'zh-hk':
        '<p>以往要到施工圖則完成，才發現柱網與載貨升降機位置衝突。今次工料測量師在草圖階段已指出，多移一點二米，地基便可少用一道支撐。</p><p>三次爭論各開了半日會議。項目總監把會議紀錄釘裝成冊，如今是新同事的第一份讀物。</p>',
      'en-us':
        '<p>It used to take working drawings to see that the column grid fought the freight elevator. This time a cost engineer saw on the sketch that moving 1.2 meters would save a whole level of propping.</p><p>Each argument took half a day. The project director bound the minutes; they are now the first thing newcomers read.</p>',
    },
  },
  {
    id: 'news-property-market',
    daysAgo: 77,
    title: {
      'zh-cn': '社区商业把一楼还给了修鞋铺',
      'zh-hk': '社區商場的地舖，還給了補鞋檔',
      'en-us': 'A neighborhood mall gives its ground floor back to the cobbler',
    },
    summary: {
      'zh-cn': '十四个在营项目各留出三间低租铺位，给街坊离不开的小店。',
      'zh-hk': '十四個營運項目各留三個低租舖位，予街坊不可或缺的小店。',
      'en-us': 'All fourteen retail sites keep three low-rent units for the small shops people need.',
    },
    content: {
      'zh-cn':
        '<p>招商团队做过一次调查：街坊最常问的不是咖啡馆，而是哪里能配钥匙、改裤脚、修鞋。这些小店付不起一楼租金。</p><p>留出的四十二间铺位租金只有市价三成，条件是每周至少营业六天。半年下来，商场的早间客流多了一成。</p>',
      'zh-hk':
        '<p>租務團隊做過一次調查：街坊最常問的不是咖啡店，而是哪裏可以配鎖匙、改褲腳、補鞋。這些小店付不起地舖租金。</p><p>預留的四十二個舖位租金僅為市值三成，條件是每星期最少營業六天。半年下來，商場早上的人流增加一成。</p>',
      'en-us':
        '<p>Leasing asked around: what neighbors look for is not another café but somewhere to cut a key, shorten pants or mend shoes. Such shops cannot pay ground-floor rents.</p><p>The 42 units go at 30% of the market rate, on condition that they open six days a week. Half a year later mornings are 10% busier.</p>',
    },
  },
];
