import type { NewsItem } from '../types.ts';

export const agricultureNews: readonly NewsItem[] = [
  {
    id: 'news-agriculture-tomato',
    daysAgo: 2,
    title: {
      'zh-cn': '新番茄“澄红七号”通过品种登记',
      'zh-hk': '新番茄「澄紅七號」通過品種登記',
      'en-us': 'New tomato Chenghong 7 is registered',
    },
    summary: {
      'zh-cn': '种业研究所的第二十三个品种，糖度高，也经得起颠簸。',
      'zh-hk': '種業研究所的第二十三個品種，甜度高，亦經得起顛簸。',
      'en-us': 'Our institute’s 23rd variety is sweet and survives the road.',
    },
    content: {
      'zh-cn':
        '<p>好吃的番茄皮薄，皮薄的运不远。育种员在海南的棚里做了五年杂交，从两千多株里选出这一株：糖度九点一，装车八小时不裂。</p><p>种子明年春天先供自有基地，山东试种的八户农户也会拿到一份。</p>',
      'zh-hk':
        '<p>好吃的番茄皮薄，皮薄便運不遠。育種員在海南的溫室做了五年雜交，由二千多株選出這一株：甜度九點一，運送八小時不裂。</p><p>種子明年春天先供應自家農場，山東試種的八戶農家亦會獲得一份。</p>',
      'en-us':
        '<p>Tomatoes that taste good have thin skins, and thin skins do not travel. After five years of crosses in Hainan, one plant in two thousand had both: 9.1 Brix, and no splits after eight hours on a truck.</p><p>Seed goes to our own farms next spring, and to eight families in Shandong who tried it with us.</p>',
    },
  },
  {
    id: 'news-agriculture-plot',
    daysAgo: 25,
    title: {
      'zh-cn': '年轻农艺师的试验田里，有人种了葫芦',
      'zh-hk': '年輕農藝師的試驗田裏，有人種了葫蘆',
      'en-us': 'On the young agronomists’ plots, somebody grew gourds',
    },
    summary: {
      'zh-cn': '十九块自选地块今年收成，三个想法会进入下一轮大田试验。',
      'zh-hk': '十九塊自選田今年收成，三個構思將進入下一輪大田試驗。',
      'en-us': 'Nineteen free plots were harvested; three ideas go on to field trials.',
    },
    content: {
      'zh-cn':
        '<p>葫芦不是为了吃，是为了做嫁接砧木。云南基地的小阮想知道，老品种的根能不能扛住连作的病。接上去的黄瓜多收了三茬。</p><p>也有失败的：一块地的藜麦全被鸟吃了。她在总结里写，明年先请教当地老农怎么扎稻草人。</p>',
      'zh-hk':
        '<p>葫蘆不是用來吃，而是用作嫁接砧木。雲南農場的小阮想知道，老品種的根能否抵禦連作的病害。嫁接的青瓜多收了三造。</p><p>也有失敗的：一塊田的藜麥全被雀鳥吃光。她在總結寫道，明年先請教當地老農如何紮稻草人。</p>',
      'en-us':
        '<p>Not to eat: to graft on. Ruan, at the Yunnan farm, wondered whether old roots would stand the diseases of a tired soil. Her cucumbers gave three more pickings.</p><p>Others failed; birds had all of one plot’s quinoa. Next year, the report says, we first ask the neighbors how to build a scarecrow.</p>',
    },
  },
  {
    id: 'news-agriculture-harvest',
    daysAgo: 69,
    title: {
      'zh-cn': '采收到入库，平均四小时二十分',
      'zh-hk': '由採收到入倉，平均四小時二十分',
      'en-us': 'From picking to cold store: four hours and twenty minutes',
    },
    summary: {
      'zh-cn': '田头预冷车投用后，叶菜的损耗少了三分之一。',
      'zh-hk': '田邊預冷車投入服務後，葉菜損耗減少三分之一。',
      'en-us': 'With chillers at the field’s edge, a third less of the greens is lost.',
    },
    content: {
      'zh-cn':
        '<p>叶菜离土后每过一小时，货架期就短半天。五辆由旧冷藏车改装的预冷车停在地头，菜筐直接推上去，不必先回厂区。</p><p>改装方案出自农机班，花费只有新车的四分之一。明年会给剩下的六个基地配齐。</p>',
      'zh-hk':
        '<p>葉菜離土後每過一小時，貨架期便短半日。五輛由舊冷藏車改裝的預冷車停在田邊，菜籃直接推上去，不必先返廠區。</p><p>改裝方案由農機組提出，費用僅為新車的四分之一。明年會為餘下六個農場配置。</p>',
      'en-us':
        '<p>Each hour after cutting takes half a day from the shelf life of greens. Five old reefers, rebuilt as chillers, now stand at the field, and crates roll straight in.</p><p>The machine crew came up with it, at a quarter of the price of new ones. The other six farms follow next year.</p>',
    },
  },
];
