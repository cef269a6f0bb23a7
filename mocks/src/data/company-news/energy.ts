import type { NewsItem } from '../types.ts';

export const energyNews: readonly NewsItem[] = [
  {
    id: 'news-energy-storage',
    daysAgo: 6,
    title: {
      'zh-cn': '第二座百兆瓦时电池站完成满充满放',
      'zh-hk': '第二座百兆瓦時電池站完成滿充滿放',
      'en-us': 'Second 100 MWh storage station completes a full cycle',
    },
    summary: {
      'zh-cn': '四十八小时连续试验后，电站具备参与现货交易的条件。',
      'zh-hk': '經四十八小時連續測試，電站已可參與現貨交易。',
      'en-us': 'After 48 hours of tests the station is ready for the spot market.',
    },
    content: {
      'zh-cn':
        '<p>周二凌晨，储能技术部在值班室里等到了最后一组数据：电池簇温差不超过三度，往返效率百分之八十七点四，比设计值高一个百分点。</p><p>调试队的六名同事都来自风电场站，半年前刚转岗学习电化学。接下来一个月，电力交易中心会用小仓位试报价，摸清这座电站的脾气。</p>',
      'zh-hk':
        '<p>星期二凌晨，儲能技術部在當值室等到最後一組數據：電池簇溫差不足三度，來回效率達百分之八十七點四，較設計值高一個百分點。</p><p>調試隊六名同事均來自風力發電站，半年前才轉職修讀電化學。未來一個月，電力交易中心會以小額倉位試報價，摸清這座電站的脾性。</p>',
      'en-us':
        '<p>Early on Tuesday the storage engineers saw the last figures come in: no battery string more than three degrees apart, and a round trip of 87.4%, one point above the design.</p><p>All six of the commissioning crew came from wind sites and began to study electrochemistry half a year ago. For the next month the trading desk will bid small, to learn the station’s temper.</p>',
    },
  },
  {
    id: 'news-energy-blades',
    daysAgo: 27,
    title: {
      'zh-cn': '台风季前，三百支叶片逐一敲听',
      'zh-hk': '風季之前，三百塊葉片逐一敲聽',
      'en-us': 'Three hundred blades, tapped one by one before typhoon season',
    },
    summary: {
      'zh-cn': '近海场站用十九天完成登塔检查，换下四支有暗伤的叶片。',
      'zh-hk': '近岸電站以十九天完成登塔檢查，更換四塊有暗傷的葉片。',
      'en-us': 'Nineteen days on the towers, and four blades with hidden cracks taken down.',
    },
    content: {
      'zh-cn':
        '<p>无人机能拍到表面裂纹，却听不出内部脱胶。检修班长老许坚持让每个人都学会用橡皮锤听声：实的清脆，空的发闷。</p><p>四支换下的叶片被剖开，留在培训场给新同事看。今年登塔的二十三人中，有九人是去年入职的。</p>',
      'zh-hk':
        '<p>無人機拍得到表面裂紋，卻聽不出內部脫膠。維修隊長老許要求每個人學懂用橡膠鎚聽聲：實的清脆，空的沉悶。</p><p>更換下來的四塊葉片被剖開，留在培訓場供新同事觀摩。今年登塔的二十三人當中，九人去年才入職。</p>',
      'en-us':
        '<p>A drone can photograph a crack in the skin; it cannot hear glue that has let go inside. Crew lead Xu has everyone learn the rubber mallet: sound blades ring, hollow ones thud.</p><p>The four that came down were cut open and stay at the training yard for newcomers to see. Nine of the twenty-three climbers joined only last year.</p>',
    },
  },
  {
    id: 'news-energy-trading',
    daysAgo: 61,
    title: {
      'zh-cn': '交易中心公开第一份现货复盘报告',
      'zh-hk': '交易中心公開第一份現貨檢討報告',
      'en-us': 'Trading desk opens its first spot-market review to all colleagues',
    },
    summary: {
      'zh-cn': '报告写明了三次报错价的原因，场站同事也能读懂。',
      'zh-hk': '報告寫明三次錯誤報價的原因，電站同事亦能讀懂。',
      'en-us': 'It explains three bids that went wrong, in words a site crew can follow.',
    },
    content: {
      'zh-cn':
        '<p>三次失误里，有两次是把阵风预报当成了平均风速。交易员把原始曲线、当时的判断和事后的改法并排放在一页纸上。</p><p>报告发到了全部十九座电站。有场站值长回信，建议把本地测风塔的数据接入预测模型，这件事已经在做。</p>',
      'zh-hk':
        '<p>三次失誤之中，兩次是把陣風預報當作平均風速。交易員把原始曲線、當時的判斷及事後的修正並列在一頁紙上。</p><p>報告已發送至全部十九座電站。有電站值長回覆，建議把本地測風塔的數據納入預測模型，有關工作已經展開。</p>',
      'en-us':
        '<p>Two of the three mistakes took gusts for mean wind speed. The traders put the curve, what they thought at the time and what they changed since on a single page.</p><p>It went to all nineteen stations. One shift lead wrote back that the local wind masts should feed the forecast; that work has begun.</p>',
    },
  },
];
