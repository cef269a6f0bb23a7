import type { NewsItem } from '../types.ts';

export const cultureNews: readonly NewsItem[] = [
  {
    id: 'news-culture-alley',
    daysAgo: 5,
    title: {
      'zh-cn': '“弄堂里的声音”开展，观众可以把门铃带回家',
      'zh-hk': '「弄堂裏的聲音」開幕，觀眾可以把門鈴帶回家',
      'en-us': 'Sounds of the Lane opens; visitors may take a doorbell home',
    },
    summary: {
      'zh-cn': '策展组用八个月录下一百二十条里弄的清晨。',
      'zh-hk': '策展組用八個月錄下一百二十條里弄的清晨。',
      'en-us': 'Eight months of recordings: the mornings of 120 Shanghai lanes.',
    },
    content: {
      'zh-cn':
        '<p>刷马桶的竹帚、隔壁的收音机、一声“栀子花，白兰花”。展厅没有一张照片，只有一百二十只按下去会响的门铃。</p><p>编辑、设计与策展从选题起就坐在一起，图录因此做成了一本可以翻着听的书。首周末来了九千人。</p>',
      'zh-hk':
        '<p>洗擦木桶的竹帚、隔壁的收音機、一聲「梔子花，白蘭花」。展廳沒有一張照片，只有一百二十個按下會響的門鈴。</p><p>編輯、設計與策展由選題起已坐在一起，圖錄因而成為一本可以邊翻邊聽的書。首個周末有九千人入場。</p>',
      'en-us':
        '<p>A bamboo brush, next door’s radio, a voice selling gardenias. There is not one photograph in the rooms, only 120 doorbells to press.</p><p>Editors, designers and curators had worked together since the first idea, so the catalog is a book one can listen to. Nine thousand came on the opening weekend.</p>',
    },
  },
  {
    id: 'news-culture-book',
    daysAgo: 34,
    title: {
      'zh-cn': '“澄读”第三十种：一本只写菜市场的书',
      'zh-hk': '「澄讀」第三十種：一本只寫街市的書',
      'en-us': 'Chengread number thirty is a book about markets and nothing else',
    },
    summary: {
      'zh-cn': '作者在二十六座城市的菜市场里各待了三个早晨。',
      'zh-hk': '作者在二十六個城市的街市各留了三個早上。',
      'en-us': 'Its author spent three mornings in the markets of 26 cities.',
    },
    content: {
      'zh-cn':
        '<p>编辑最初担心没有情节，后来发现价格就是情节：一斤毛豆从四块五跌到三块，背后是一场雨、一趟车和一个摊主的算盘。</p><p>首印一万两千册，封面用回收菜筐的塑料绳装订，每一本的颜色都不一样。</p>',
      'zh-hk':
        '<p>編輯起初擔心沒有情節，後來發現價錢就是情節：一斤毛豆由四元五角跌至三元，背後是一場雨、一程車和一個檔主的盤算。</p><p>首印一萬二千本，以回收菜籃的膠繩釘裝，每一本的顏色都不相同。</p>',
      'en-us':
        '<p>Its editor feared that there was no plot, until prices turned out to be the plot: behind soybeans that fall from 4.50 to 3.00 yuan are a rainfall, a truck and a stallholder’s sums.</p><p>Twelve thousand copies, bound with twine from old vegetable crates, no two in the same color.</p>',
    },
  },
  {
    id: 'news-culture-tickets',
    daysAgo: 72,
    title: {
      'zh-cn': '六千页观后笔记，装订成一面墙',
      'zh-hk': '六千頁觀後筆記，砌成一面牆',
      'en-us': 'Six thousand pages of notes become a wall',
    },
    summary: {
      'zh-cn': '报销十二张票要交的笔记，意外成了策展组的灵感库。',
      'zh-hk': '報銷十二張門票須交的筆記，意外成為策展組的靈感庫。',
      'en-us': 'What colleagues write for their tickets has become the curators’ quarry.',
    },
    content: {
      'zh-cn':
        '<p>规定只要求一页，有人画图，有人写菜谱，有人只写了“中场休息时邻座哭了”。三年下来攒了六千页，贴满艺术街区办公室的北墙。</p><p>明年春天的市集主题就来自其中一页：一位灯光师说，她最喜欢的演出是散场后的走廊。</p>',
      'zh-hk':
        '<p>規定只要求一頁，有人畫圖，有人寫食譜，有人只寫「中場休息時鄰座哭了」。三年累積六千頁，貼滿藝術街區辦公室的北牆。</p><p>明年春天的市集主題便來自其中一頁：一名燈光師說，她最喜歡的演出是散場後的走廊。</p>',
      'en-us':
        '<p>One page is all that is asked. Some draw, some write recipes, one wrote only that her neighbor cried during intermission. Three years of them cover the north wall of the office.</p><p>Next spring’s market takes its theme from one: the show she liked best, a lighting technician wrote, was the corridor after the curtain.</p>',
    },
  },
];
