import type { JobFamily } from '../types.ts';

export const retailFamilies: readonly JobFamily[] = [
  {
    id: 'store-manager',
    category: 'cat-operations',
    hiredBy: [{ company: 'com-retail', department: 'dep-retail-stores' }],
    titles: [
      { 'zh-cn': '门店副店长', 'zh-hk': '分店副經理', 'en-us': 'Assistant Store Manager' },
      { 'zh-cn': '门店店长', 'zh-hk': '分店經理', 'en-us': 'Store Manager' },
      { 'zh-cn': '区域督导', 'zh-hk': '分區經理', 'en-us': 'Area Store Manager' },
    ],
    studentTitle: {
      'zh-cn': '门店管理培训生',
      'zh-hk': '分店管理見習生',
      'en-us': 'Store Management Trainee',
    },
    responsibilities: [
      {
        'zh-cn': '对单店日销、客单价和毛利负责，早会分解当班目标',
        'zh-hk': '對分店每日營業額、平均單價及毛利負責，早會分配當更目標',
        'en-us':
          'Own daily sales, basket size and gross margin and split the day’s target at morning briefing',
      },
      {
        'zh-cn': '按客流热力排班，把收银排队控制在三人以内',
        'zh-hk': '按人流分布編更，收銀輪候控制在三人以內',
        'en-us': 'Roster to footfall so that no checkout line exceeds three shoppers',
      },
      {
        'zh-cn': '执行陈列图与价签更换，检查端架、堆头和冷柜的缺货',
        'zh-hk': '按陳列圖更換貨架及價錢牌，檢查端架、堆頭及雪櫃缺貨',
        'en-us': 'Execute planograms and price changes and check end caps, stacks and chillers for gaps',
      },
      {
        'zh-cn': '每日巡查鲜食报损与保质期，盘点差异率压在千分之五内',
        'zh-hk': '每日檢查鮮食損耗及食用期限，盤點差異率控制在千分之五以內',
        'en-us': 'Walk fresh waste and expiry daily and keep shrinkage under 0.5%',
      },
      {
        'zh-cn': '处理退换货与会员投诉，四小时内给出门店答复',
        'zh-hk': '處理退換貨及會員投訴，四小時內由分店回覆',
        'en-us': 'Resolve returns and member complaints with a store answer inside four hours',
      },
    ],
    requirements: [
      {
        'zh-cn': '有商超、便利店或连锁餐饮的驻店管理经历',
        'zh-hk': '曾任職超級市場、便利店或連鎖食肆的駐店管理',
        'en-us': 'In-store management experience in grocery, convenience or chain catering',
      },
      {
        'zh-cn': '看得懂门店损益表，知道人工、租金与损耗的合理占比',
        'zh-hk': '看得懂分店損益表，了解人手、租金及損耗的合理佔比',
        'en-us': 'Read a store P&L and know sound ratios of labor, rent and waste',
      },
      {
        'zh-cn': '会用POS与手持盘点机，能独立完成开店与打烊流程',
        'zh-hk': '懂得使用POS及手提盤點機，能獨立處理開舖及收舖程序',
        'en-us': 'Operate POS and handheld counters and run opening and closing alone',
      },
      {
        'zh-cn': '接受周末与节假日轮班，可在同城门店间调动',
        'zh-hk': '可於周末及假期輪班，並接受同區分店調動',
        'en-us': 'Accept weekend and holiday shifts and moves between stores in the city',
      },
    ],
    education: 'edu-college',
    workYears: 'years-3-5',
    salary: [8, 18],
  },
  {
    id: 'category-buyer',
    category: 'cat-supply',
    hiredBy: [
      { company: 'com-retail', department: 'dep-retail-merchandise' },
      { company: 'com-agriculture', department: 'dep-agriculture-sales' },
    ],
    titles: [
      { 'zh-cn': '品类采购', 'zh-hk': '品類採購主任', 'en-us': 'Category Buyer' },
      { 'zh-cn': '高级品类采购', 'zh-hk': '高級品類採購主任', 'en-us': 'Senior Category Buyer' },
      { 'zh-cn': '采购经理', 'zh-hk': '採購經理', 'en-us': 'Buying Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '制定品类角色与价格带，每季度淘汰尾部百分之十的单品',
        'zh-hk': '制訂品類定位及價格帶，每季汰換尾部一成單品',
        'en-us': 'Set category roles and price ladders and delist the bottom tenth of lines each quarter',
      },
      {
        'zh-cn': '与供应商谈定进价、返利、账期与促销费用，签署年度框架',
        'zh-hk': '與供應商議定來貨價、回佣、數期及推廣費，簽訂年度框架協議',
        'en-us': 'Negotiate cost, rebates, terms and promotional funding into annual frameworks',
      },
      {
        'zh-cn': '走访产地与工厂，比较规格、成熟度和包装损耗后定样',
        'zh-hk': '走訪產地及工廠，比較規格、成熟度及包裝損耗後定辦',
        'en-us': 'Visit growers and plants and seal samples after comparing grade, ripeness and pack loss',
      },
      {
        'zh-cn': '策划应季档期与海报商品，测算毛利保本销量',
        'zh-hk': '策劃時令檔期及傳單商品，計算毛利收支平衡銷量',
        'en-us': 'Plan seasonal slots and leaflet items with break-even volumes',
      },
      {
        'zh-cn': '跟踪新品上架六周的铺货率与复购率，决定追单或退场',
        'zh-hk': '追蹤新品上架六周的鋪貨率及回購率，決定加單或下架',
        'en-us': 'Follow distribution and repeat rate for six weeks after launch to reorder or exit',
      },
    ],
    requirements: [
      {
        'zh-cn': '五百个以上SKU的选品与定价经验，生鲜或快消优先',
        'zh-hk': '具五百個以上SKU的選品及定價經驗，鮮活食品或快速消費品優先',
        'en-us': 'Ranging and pricing of 500 or more SKUs, ideally fresh or FMCG',
      },
      {
        'zh-cn': '熟悉尼尔森或同类零售监测数据的解读',
        'zh-hk': '懂得解讀尼爾森或同類零售監測數據',
        'en-us': 'Interpret Nielsen or similar retail panel data',
      },
      {
        'zh-cn': '能拆解供应商成本结构，识别原料、包材与运费的议价空间',
        'zh-hk': '能拆解供應商成本結構，找出原料、包裝及運費的議價空間',
        'en-us': 'Break down supplier cost to find leverage in raw material, packaging and freight',
      },
      {
        'zh-cn': '每月可出差产地或展会八天左右',
        'zh-hk': '每月可出差產地或展銷會約八天',
        'en-us': 'Travel to origins or trade fairs about eight days a month',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [12, 25],
  },
  {
    id: 'ecommerce-operations',
    category: 'cat-operations',
    hiredBy: [
      { company: 'com-retail', department: 'dep-retail-ecommerce' },
      { company: 'com-agriculture', department: 'dep-agriculture-sales' },
      { company: 'com-culture', department: 'dep-culture-brand' },
    ],
    titles: [
      { 'zh-cn': '电商运营专员', 'zh-hk': '網店營運主任', 'en-us': 'E-commerce Operations Specialist' },
      {
        'zh-cn': '电商运营主管',
        'zh-hk': '高級網店營運主任',
        'en-us': 'Senior E-commerce Operations Specialist',
      },
      { 'zh-cn': '电商运营经理', 'zh-hk': '網店營運經理', 'en-us': 'E-commerce Operations Manager' },
    ],
    studentTitle: {
      'zh-cn': '电商运营专员',
      'zh-hk': '網店營運主任',
      'en-us': 'E-commerce Operations Specialist',
    },
    responsibilities: [
      {
        'zh-cn': '负责旗舰店商品上下架、主图与详情页更新，提升搜索点击率',
        'zh-hk': '負責旗艦網店商品上下架、主圖及產品頁更新，提升搜尋點擊率',
        'en-us': 'List products and refresh hero images and detail pages to lift search click-through',
      },
      {
        'zh-cn': '制定大促节奏与优惠券组合，盯住加购、转化与退款漏斗',
        'zh-hk': '規劃大型促銷步伐及優惠券組合，監察加入購物車、成交及退款漏斗',
        'en-us': 'Plan sale-event pacing and coupon mixes and watch the cart, conversion and refund funnel',
      },
      {
        'zh-cn': '投放站内推广，按ROI每日调整关键词出价和人群包',
        'zh-hk': '投放平台內廣告，按ROI每日調整關鍵字出價及受眾組合',
        'en-us': 'Run on-platform ads and adjust keyword bids and audiences daily by ROI',
      },
      {
        'zh-cn': '策划直播排品与脚本，复盘每场观看时长和千次观看成交额',
        'zh-hk': '策劃直播選品及講稿，檢討每場觀看時間及每千次觀看成交額',
        'en-us': 'Script livestream line-ups and review watch time and sales per thousand views',
      },
      {
        'zh-cn': '对接仓库承诺发货时效，处理超卖与预售拆单',
        'zh-hk': '與倉庫協調承諾出貨時間，處理超賣及預售拆單',
        'en-us': 'Align ship-by promises with the warehouse and untangle oversells and pre-order splits',
      },
    ],
    requirements: [
      {
        'zh-cn': '独立操盘过年销售额千万元以上的网店',
        'zh-hk': '曾獨立管理年銷售額過千萬元的網店',
        'en-us': 'Have run an online shop with annual sales above ten million yuan',
      },
      {
        'zh-cn': '熟练使用生意参谋或同类店铺分析后台',
        'zh-hk': '熟悉生意參謀或同類網店分析後台',
        'en-us': 'Proficient in Business Advisor or similar shop analytics',
      },
      {
        'zh-cn': '懂得平台权重、DSR评分与违规申诉规则',
        'zh-hk': '了解平台權重、DSR評分及違規申訴規則',
        'en-us': 'Know platform ranking weights, DSR scores and violation appeals',
      },
      {
        'zh-cn': '会写卖点文案，能给美工提出可执行的拍摄需求',
        'zh-hk': '能撰寫賣點文案，並向美術同事提出可行的拍攝要求',
        'en-us': 'Write selling copy and brief designers with shootable requests',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [9, 20],
  },
  {
    id: 'member-operations',
    category: 'cat-operations',
    hiredBy: [
      { company: 'com-retail', department: 'dep-retail-ecommerce' },
      { company: 'com-health', department: 'dep-health-operations' },
      { company: 'com-digital', department: 'dep-digital-product' },
    ],
    titles: [
      { 'zh-cn': '会员运营专员', 'zh-hk': '會員營運主任', 'en-us': 'Member Operations Specialist' },
      { 'zh-cn': '会员运营经理', 'zh-hk': '會員營運經理', 'en-us': 'Member Operations Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '按RFM把会员分成八层，为沉睡、流失与高价值人群设计不同触达',
        'zh-hk': '按RFM將會員分為八層，為沉睡、流失及高價值客群設計不同推送',
        'en-us':
          'Segment members into eight RFM tiers and design contact plans for dormant, lapsed and top tiers',
      },
      {
        'zh-cn': '配置积分、等级与权益规则，测算每一分的兑换负债',
        'zh-hk': '設定積分、等級及禮遇規則，計算每分的兌換負債',
        'en-us': 'Configure points, tiers and perks and calculate redemption liability per point',
      },
      {
        'zh-cn': '编排短信、小程序订阅消息与企业微信的自动化旅程',
        'zh-hk': '編排短訊、小程式訂閱通知及企業微信的自動化旅程',
        'en-us': 'Build automated journeys across SMS, mini-program notices and WeCom',
      },
      {
        'zh-cn': '设计拉新裂变活动的A/B组，监测羊毛党与异常领券',
        'zh-hk': '設計推薦新客活動的A/B組，監察濫用優惠及異常領券',
        'en-us': 'Design A/B arms for referral campaigns and detect coupon abuse',
      },
      {
        'zh-cn': '每周输出次周留存、复购间隔与生命周期价值看板',
        'zh-hk': '每周製作次周留存、回購相隔及終身價值儀表板',
        'en-us': 'Publish weekly retention, repurchase interval and lifetime-value dashboards',
      },
    ],
    requirements: [
      {
        'zh-cn': '负责过十万级以上活跃会员池的留存指标',
        'zh-hk': '曾負責十萬名以上活躍會員的留存指標',
        'en-us': 'Have owned retention for an active base above one hundred thousand',
      },
      {
        'zh-cn': '用过CDP或营销自动化工具搭建标签与人群圈选',
        'zh-hk': '曾以CDP或市場推廣自動化工具建立標籤及圈選客群',
        'en-us': 'Built tags and audiences in a CDP or marketing automation tool',
      },
      {
        'zh-cn': '懂得退订率、骚扰投诉与个人信息授权的边界',
        'zh-hk': '了解取消訂閱率、滋擾投訴及個人資料授權的界線',
        'en-us': 'Know the limits set by opt-outs, nuisance complaints and personal-data consent',
      },
      {
        'zh-cn': '能用漏斗与同期群分析解释活动增量',
        'zh-hk': '能以漏斗及同期群分析解釋活動帶來的增量',
        'en-us': 'Explain campaign uplift with funnel and cohort analysis',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [10, 20],
  },
];
