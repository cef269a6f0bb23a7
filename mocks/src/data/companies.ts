import type { Company, Localized } from './types.ts';

/** The invented group itself. */
export const group: { readonly name: Localized; readonly profile: Localized } = {
  name: { 'zh-cn': '澄远集团', 'zh-hk': '澄遠集團', 'en-us': 'Chengyuan Group' },
  profile: {
    'zh-cn':
      '<p>澄远集团一九九八年创立于深圳，从一家水处理设备厂起步，如今由十二家公司组成，业务涵盖能源、物流、零售、医药、置业、数字科技、水务、材料、财务共享、农业、健康与文化。</p><p>四万六千名同事在二十多座城市工作。我们做的多是日常离不开的事，水要干净，电要稳定，药要有效，路上的货要准时，所以看重把一件事长久做好的人。</p>',
    'zh-hk':
      '<p>澄遠集團一九九八年於深圳創立，由一家水處理設備廠起步，現時由十二間公司組成，業務涵蓋能源、物流、零售、醫藥、置業、數碼科技、水務、材料、財務共享、農業、健康及文化。</p><p>四萬六千名同事在二十多個城市工作。我們做的多是日常不可或缺的事，水要潔淨，電要穩定，藥要有效，路上的貨要準時，因此看重能把一件事長久做好的人。</p>',
    'en-us':
      '<p>Chengyuan Group began in Shenzhen in 1998 as a maker of water-treatment equipment. Today it is twelve companies in energy, logistics, retail, pharmaceuticals, property, digital, water, materials, finance shared services, agriculture, health and culture.</p><p>Our 46,000 colleagues work in more than twenty cities. Most of what we do is everyday: clean water, steady power, medicine that works, goods on time. So we value people who keep doing one thing well.</p>',
  },
};

/** Footer texts of the sample site; everything here is fictional. */
export const footerTexts: {
  readonly copyright: Localized;
  readonly recordNumber: Localized;
  readonly technicalSupport: Localized;
  readonly contactNumber: Localized;
  readonly contactEmail: Localized;
  readonly legalNotices: Localized;
} = {
  copyright: {
    'zh-cn': '© 1998–2026 澄远集团 版权所有',
    'zh-hk': '© 1998–2026 澄遠集團 版權所有',
    'en-us': '© 1998–2026 Chengyuan Group. All rights reserved',
  },
  recordNumber: {
    'zh-cn': '粤ICP备00000000号',
    'zh-hk': '粵ICP備00000000號',
    'en-us': 'Guangdong ICP No. 00000000',
  },
  technicalSupport: {
    'zh-cn': '技术支持：澄远数科',
    'zh-hk': '技術支援：澄遠數科',
    'en-us': 'Technical support: Chengyuan Digital',
  },
  contactNumber: {
    'zh-cn': '400-000-0000',
    'zh-hk': '400-000-0000',
    'en-us': '400-000-0000',
  },
  contactEmail: {
    'zh-cn': 'careers@chengyuan.example',
    'zh-hk': 'careers@chengyuan.example',
    'en-us': 'careers@chengyuan.example',
  },
  legalNotices: { 'zh-cn': '法律声明', 'zh-hk': '法律聲明', 'en-us': 'Legal notices' },
};

export const companies: readonly Company[] = [
  {
    id: 'com-energy',
    name: { 'zh-cn': '澄远能源', 'zh-hk': '澄遠能源', 'en-us': 'Chengyuan Energy' },
    tagline: {
      'zh-cn': '在山脊与近海发电，用储能接住风停之后的每一度电',
      'zh-hk': '在山脊與近岸發電，以儲能承接風停之後的每一度電',
      'en-us': 'We generate on ridges and coasts and store the power for when wind and sun are gone',
    },
    profile: {
      'zh-cn':
        '<p>澄远能源成立于二〇〇六年，运营十九座风电与光伏电站，装机四百一十万千瓦，分布在六个省份。我们的检修队伍常年驻在场站，从登塔到调度都由自己人完成。</p><p>近三年我们把重心放在独立储能与电力现货交易上，建成两座百兆瓦时级储能电站，并成立了自己的交易中心。新同事会先在场站工作一个季度，再回到各自的专业。</p>',
      'zh-hk':
        '<p>澄遠能源於二〇〇六年成立，營運十九座風力及太陽能發電站，裝機容量四百一十萬千瓦，遍佈六個省份。維修團隊長駐電站，由登塔到調度均由同事親自處理。</p><p>近三年我們專注發展獨立儲能及電力現貨交易，建成兩座百兆瓦時級儲能電站，並設立自己的交易中心。新同事會先到電站工作一季，再返回各自的專業。</p>',
      'en-us':
        '<p>Founded in 2006, Chengyuan Energy runs nineteen wind and solar stations with 4.1 GW across six provinces. Our own crews live near the sites and do everything from tower climbs to dispatch.</p><p>Lately we have turned to standalone storage and spot trading, with two 100 MWh stations and a trading desk of our own. Newcomers spend their first quarter at a station before joining their field.</p>',
    },
    departments: [
      {
        id: 'dep-energy-wind',
        name: { 'zh-cn': '新能源场站部', 'zh-hk': '可再生能源電站部', 'en-us': 'Renewable Sites' },
      },
      {
        id: 'dep-energy-storage',
        name: { 'zh-cn': '储能技术部', 'zh-hk': '儲能技術部', 'en-us': 'Energy Storage Engineering' },
      },
      {
        id: 'dep-energy-trading',
        name: { 'zh-cn': '电力交易中心', 'zh-hk': '電力交易中心', 'en-us': 'Power Trading Desk' },
      },
      {
        id: 'dep-energy-safety',
        name: { 'zh-cn': '安全环保部', 'zh-hk': '安全及環保部', 'en-us': 'Health, Safety and Environment' },
      },
      {
        id: 'dep-energy-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
  {
    id: 'com-logistics',
    name: { 'zh-cn': '澄远物流', 'zh-hk': '澄遠物流', 'en-us': 'Chengyuan Logistics' },
    tagline: {
      'zh-cn': '用一张仓网和一支准点的车队，让货物按约定的时刻到门',
      'zh-hk': '以一個倉庫網絡和一支準時的車隊，讓貨物依約送到門前',
      'en-us': 'One warehouse network and one punctual fleet, so goods arrive at the hour we promised',
    },
    profile: {
      'zh-cn':
        '<p>澄远物流在二十一座城市设有五十四座仓库，为集团内外的品牌提供仓储、干线运输、冷链与国际货代服务，日均处理订单九十万件。</p><p>我们相信好的物流靠现场改善，不靠加班。每座仓库都有自己的改善提案制度，路径规划与排班系统由物流科技部自主开发。</p>',
      'zh-hk':
        '<p>澄遠物流在二十一個城市設有五十四座倉庫，為集團內外的品牌提供倉儲、幹線運輸、冷鏈及國際貨運代理服務，每日平均處理訂單九十萬件。</p><p>我們相信好的物流靠現場改善，而非加班。每座倉庫均設改善建議計劃，路線規劃及編更系統由物流科技部自行開發。</p>',
      'en-us':
        '<p>Chengyuan Logistics keeps 54 warehouses in 21 cities and offers storage, linehaul, cold chain and freight forwarding to brands inside and outside the group, handling 900,000 orders a day.</p><p>We believe good logistics comes from fixing the floor, not from overtime. Every warehouse runs an improvement scheme, and our routing and rostering systems are built in house.</p>',
    },
    departments: [
      {
        id: 'dep-logistics-warehouse',
        name: { 'zh-cn': '仓储运营部', 'zh-hk': '倉務營運部', 'en-us': 'Warehouse Operations' },
      },
      {
        id: 'dep-logistics-transport',
        name: { 'zh-cn': '运输调度中心', 'zh-hk': '運輸調度中心', 'en-us': 'Transport Control' },
      },
      {
        id: 'dep-logistics-freight',
        name: { 'zh-cn': '国际货运与关务部', 'zh-hk': '國際貨運及報關部', 'en-us': 'Freight and Customs' },
      },
      {
        id: 'dep-logistics-systems',
        name: { 'zh-cn': '物流科技部', 'zh-hk': '物流科技部', 'en-us': 'Logistics Technology' },
      },
      {
        id: 'dep-logistics-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
  {
    id: 'com-retail',
    name: { 'zh-cn': '澄远零售', 'zh-hk': '澄遠零售', 'en-us': 'Chengyuan Retail' },
    tagline: {
      'zh-cn': '开在街角的好超市，也开在手机里，让一日三餐更省心',
      'zh-hk': '開在街角的好超市，也開在手機裏，讓一日三餐更省心',
      'en-us': 'Good grocers on the corner and in your phone, making three meals a day easier',
    },
    profile: {
      'zh-cn':
        '<p>澄远零售经营“邻澄”社区超市与“澄选”线上商城，门店三百二十六家，会员一千一百万人。生鲜由产地直采，从采收到上架通常不超过三十六小时。</p><p>我们鼓励从门店起步的职业路径，现任区域负责人中有七成做过店长。总部的采购与电商同事每季度也会回到门店站一天收银。</p>',
      'zh-hk':
        '<p>澄遠零售經營「鄰澄」社區超市及「澄選」網上商店，分店三百二十六間，會員一千一百萬名。鮮活食品由產地直接採購，由採收到上架一般不超過三十六小時。</p><p>我們鼓勵由分店起步的事業發展，現任分區主管有七成曾任分店經理。總部的採購及電子商務同事，每季亦會回到分店當一天收銀員。</p>',
      'en-us':
        '<p>Chengyuan Retail runs the Lincheng neighborhood grocers and the Chengxuan online shop, with 326 stores and eleven million members. Fresh food comes straight from growers, usually within 36 hours.</p><p>Careers here often start in a store: seven in ten of our area heads once ran one. Buyers and e-commerce colleagues at head office work a register for a day each quarter.</p>',
    },
    departments: [
      {
        id: 'dep-retail-stores',
        name: { 'zh-cn': '门店运营部', 'zh-hk': '分店營運部', 'en-us': 'Store Operations' },
      },
      {
        id: 'dep-retail-merchandise',
        name: { 'zh-cn': '商品采购部', 'zh-hk': '商品採購部', 'en-us': 'Merchandise and Buying' },
      },
      {
        id: 'dep-retail-ecommerce',
        name: { 'zh-cn': '电商事业部', 'zh-hk': '電子商務部', 'en-us': 'E-commerce' },
      },
      {
        id: 'dep-retail-supply',
        name: { 'zh-cn': '供应链部', 'zh-hk': '供應鏈部', 'en-us': 'Supply Chain' },
      },
      {
        id: 'dep-retail-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
  {
    id: 'com-pharma',
    name: { 'zh-cn': '澄远医药', 'zh-hk': '澄遠醫藥', 'en-us': 'Chengyuan Pharmaceuticals' },
    tagline: {
      'zh-cn': '把难溶的分子做成按时服用的药，让慢病患者少跑一趟医院',
      'zh-hk': '把難溶的分子製成依時服用的藥物，讓長期病患者少走一趟醫院',
      'en-us': 'We turn stubborn molecules into medicines people take on time and spare them a hospital trip',
    },
    profile: {
      'zh-cn':
        '<p>澄远医药专注口服缓释与吸入制剂，拥有两处生产基地和一座药物研究院，二十七个品种获批上市，覆盖心血管、呼吸与内分泌领域。</p><p>研究院四成同事拥有硕士以上学位，临床团队与一百二十家研究中心合作。我们为每位研究人员保留一成工作时间，用于自选课题。</p>',
      'zh-hk':
        '<p>澄遠醫藥專注口服緩釋及吸入製劑，設有兩個生產基地和一所藥物研究院，二十七個品種獲批上市，涵蓋心血管、呼吸及內分泌範疇。</p><p>研究院四成同事持有碩士或以上學位，臨床團隊與一百二十家研究中心合作。每位研究人員可保留一成工作時間，用於自選課題。</p>',
      'en-us':
        '<p>Chengyuan Pharmaceuticals works on oral sustained-release and inhaled medicines at two plants and one institute, with 27 approved products in cardiovascular, respiratory and endocrine care.</p><p>Four in ten institute colleagues hold a master’s degree or higher, and our clinical team works with 120 sites. Every researcher keeps a tenth of their time for a topic of their own.</p>',
    },
    departments: [
      {
        id: 'dep-pharma-research',
        name: { 'zh-cn': '药物研究院', 'zh-hk': '藥物研究院', 'en-us': 'Drug Research Institute' },
      },
      {
        id: 'dep-pharma-clinical',
        name: { 'zh-cn': '临床研究部', 'zh-hk': '臨床研究部', 'en-us': 'Clinical Research' },
      },
      {
        id: 'dep-pharma-quality',
        name: { 'zh-cn': '质量管理部', 'zh-hk': '品質管理部', 'en-us': 'Quality Management' },
      },
      {
        id: 'dep-pharma-production',
        name: { 'zh-cn': '生产制造部', 'zh-hk': '生產部', 'en-us': 'Production' },
      },
      {
        id: 'dep-pharma-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
  {
    id: 'com-property',
    name: { 'zh-cn': '澄远置业', 'zh-hk': '澄遠置業', 'en-us': 'Chengyuan Property' },
    tagline: {
      'zh-cn': '盖经得起住的房子，也经营让人愿意停下来的街区',
      'zh-hk': '興建經得起居住的房子，也經營令人願意停步的街區',
      'en-us': 'We build homes that wear well and run streets where people choose to linger',
    },
    profile: {
      'zh-cn':
        '<p>澄远置业开发住宅、产业园与社区商业，累计交付六百八十万平方米，在营商业项目十四个。所有项目均设实测实量公示栏，业主可以随时查看。</p><p>我们控制规模，看重周转之外的品质。设计、成本与工程三条线在方案阶段就坐在同一张桌子上，减少后期变更。</p>',
      'zh-hk':
        '<p>澄遠置業發展住宅、產業園及社區商場，累計交付六百八十萬平方米，營運中的商業項目有十四個。所有項目均公開實地量度結果，業主可隨時查閱。</p><p>我們控制規模，在周轉之外更看重品質。設計、成本與工程團隊在方案階段便同枱商討，減少後期更改。</p>',
      'en-us':
        '<p>Chengyuan Property develops homes, business parks and neighborhood retail: 6.8 million square meters delivered and fourteen retail sites trading. Site measurements are posted for owners at every project.</p><p>We keep our scale in check and value quality over turnover. Design, cost and construction sit at one table from the concept stage so that fewer changes come later.</p>',
    },
    departments: [
      {
        id: 'dep-property-projects',
        name: { 'zh-cn': '工程管理部', 'zh-hk': '工程管理部', 'en-us': 'Construction Management' },
      },
      {
        id: 'dep-property-design',
        name: { 'zh-cn': '设计管理部', 'zh-hk': '設計管理部', 'en-us': 'Design Management' },
      },
      {
        id: 'dep-property-cost',
        name: { 'zh-cn': '成本合约部', 'zh-hk': '成本及合約部', 'en-us': 'Cost and Contracts' },
      },
      {
        id: 'dep-property-leasing',
        name: { 'zh-cn': '商业招商部', 'zh-hk': '商場租務部', 'en-us': 'Retail Leasing' },
      },
      {
        id: 'dep-property-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
  {
    id: 'com-digital',
    name: { 'zh-cn': '澄远数科', 'zh-hk': '澄遠數科', 'en-us': 'Chengyuan Digital' },
    tagline: {
      'zh-cn': '为集团十二家公司写软件，也把沉淀下来的能力交给同行',
      'zh-hk': '為集團十二間公司編寫軟件，也把累積的能力分享給同業',
      'en-us': 'We write software for the group’s twelve companies and share what we learn with the industry',
    },
    profile: {
      'zh-cn':
        '<p>澄远数科是集团的技术公司，八百多名同事负责统一身份、订单中台、数据平台与人工智能应用，每天支撑一亿两千万次调用。</p><p>我们采用小团队制，一个团队从需求到值班对自己的服务负责到底。代码评审与设计文档默认公开，新人第一周就会提交上线。</p>',
      'zh-hk':
        '<p>澄遠數科是集團的科技公司，八百多名同事負責統一身份、訂單平台、數據平台及人工智能應用，每日處理一億二千萬次調用。</p><p>我們採用小團隊制，由需求到當值，每個團隊對自己的服務負責到底。程式碼審閱及設計文件一律公開，新同事首星期便會推出第一項改動。</p>',
      'en-us':
        '<p>Chengyuan Digital is the group’s technology company. More than eight hundred colleagues look after identity, ordering, data and AI services that answer 120 million calls a day.</p><p>We work in small teams that own their services from first request to on-call. Code reviews and design notes are open by default, and newcomers ship in their first week.</p>',
    },
    departments: [
      {
        id: 'dep-digital-platform',
        name: { 'zh-cn': '平台研发部', 'zh-hk': '平台研發部', 'en-us': 'Platform Engineering' },
      },
      {
        id: 'dep-digital-data',
        name: { 'zh-cn': '数据智能部', 'zh-hk': '數據智能部', 'en-us': 'Data and AI' },
      },
      {
        id: 'dep-digital-product',
        name: { 'zh-cn': '产品设计部', 'zh-hk': '產品設計部', 'en-us': 'Product and Design' },
      },
      {
        id: 'dep-digital-security',
        name: { 'zh-cn': '信息安全部', 'zh-hk': '資訊保安部', 'en-us': 'Information Security' },
      },
      {
        id: 'dep-digital-delivery',
        name: { 'zh-cn': '交付管理中心', 'zh-hk': '項目交付中心', 'en-us': 'Delivery Office' },
      },
    ],
  },
  {
    id: 'com-water',
    name: { 'zh-cn': '澄远水务', 'zh-hk': '澄遠水務', 'en-us': 'Chengyuan Water' },
    tagline: {
      'zh-cn': '从水源到水龙头，再把用过的水干净地还给河流',
      'zh-hk': '由水源到水龍頭，再把用過的水潔淨地歸還河流',
      'en-us': 'From the source to the tap, and back to the river clean',
    },
    profile: {
      'zh-cn':
        '<p>澄远水务为九座城市供水与处理污水，日供水三百二十万吨，管网总长一万一千公里。五年间管网漏损率由百分之十四降到百分之八点六。</p><p>水厂全年无休，我们用合理的轮班与调休照顾每位值守的同事。水质监测中心向市民开放参观，化验数据按日公布。</p>',
      'zh-hk':
        '<p>澄遠水務為九個城市供水及處理污水，每日供水三百二十萬公噸，管網總長一萬一千公里。五年間管網滲漏率由百分之十四降至百分之八點六。</p><p>水廠全年無休，我們以合理的輪更及補假照顧每位當值同事。水質監測中心開放予市民參觀，化驗數據每日公佈。</p>',
      'en-us':
        '<p>Chengyuan Water supplies nine cities and treats their wastewater: 3.2 million cubic meters a day over 11,000 km of mains. In five years leakage fell from 14% to 8.6%.</p><p>Plants never close, so we look after shift colleagues with fair schedules and compensatory time off. Our laboratory welcomes visitors and publishes its results every day.</p>',
    },
    departments: [
      {
        id: 'dep-water-plants',
        name: { 'zh-cn': '水厂运营部', 'zh-hk': '水廠營運部', 'en-us': 'Plant Operations' },
      },
      {
        id: 'dep-water-networks',
        name: { 'zh-cn': '管网事业部', 'zh-hk': '管網部', 'en-us': 'Network Services' },
      },
      {
        id: 'dep-water-lab',
        name: { 'zh-cn': '水质监测中心', 'zh-hk': '水質監測中心', 'en-us': 'Water Quality Center' },
      },
      {
        id: 'dep-water-engineering',
        name: { 'zh-cn': '工程建设部', 'zh-hk': '工程部', 'en-us': 'Capital Works' },
      },
      {
        id: 'dep-water-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
  {
    id: 'com-materials',
    name: { 'zh-cn': '澄远材料', 'zh-hk': '澄遠材料', 'en-us': 'Chengyuan Materials' },
    tagline: {
      'zh-cn': '从一克粉体做到一吨产线，为电池与薄膜找到更好的材料',
      'zh-hk': '由一克粉體做到一公噸產線，為電池與薄膜尋找更好的材料',
      'en-us': 'From a gram of powder to a ton on the line, better materials for cells and films',
    },
    profile: {
      'zh-cn':
        '<p>澄远材料生产锂电正极、功能涂层与光学薄膜，三座工厂年产能十二万吨，客户包括动力电池与显示面板企业。</p><p>材料研究院每年投入营收的百分之七做研发，设有中试线与失效分析实验室。研究员可以带着自己的配方走到量产，并分享收益。</p>',
      'zh-hk':
        '<p>澄遠材料生產鋰電正極、功能塗層及光學薄膜，三座工廠年產能十二萬公噸，客戶包括動力電池及顯示面板企業。</p><p>材料研究院每年以營業額的百分之七作研發，設有中試線及失效分析實驗室。研究員可帶着自己的配方走到量產，並分享收益。</p>',
      'en-us':
        '<p>Chengyuan Materials makes battery cathodes, functional coatings and optical films. Three plants turn out 120,000 metric tons a year for makers of EV cells and display panels.</p><p>Seven percent of revenue goes into our institute, with its pilot line and failure-analysis lab. Researchers may follow a recipe into production and share in what it earns.</p>',
    },
    departments: [
      {
        id: 'dep-materials-research',
        name: { 'zh-cn': '材料研究院', 'zh-hk': '材料研究院', 'en-us': 'Materials Institute' },
      },
      {
        id: 'dep-materials-process',
        name: { 'zh-cn': '制造工程部', 'zh-hk': '製造工程部', 'en-us': 'Manufacturing Engineering' },
      },
      { id: 'dep-materials-quality', name: { 'zh-cn': '质量部', 'zh-hk': '品質部', 'en-us': 'Quality' } },
      {
        id: 'dep-materials-sales',
        name: { 'zh-cn': '客户与市场部', 'zh-hk': '客戶及市場部', 'en-us': 'Customers and Markets' },
      },
      {
        id: 'dep-materials-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
  {
    id: 'com-finance',
    name: { 'zh-cn': '澄远财务共享', 'zh-hk': '澄遠財務共享', 'en-us': 'Chengyuan Finance Shared Services' },
    tagline: {
      'zh-cn': '替集团管好每一笔账和每一分钱，让业务少填一张表',
      'zh-hk': '為集團管好每一筆帳和每一分錢，讓業務同事少填一張表',
      'en-us': 'We keep the group’s books and cash so that the business fills in one form fewer',
    },
    profile: {
      'zh-cn':
        '<p>澄远财务共享为十二家公司提供核算、资金、税务与供应链金融服务，每月处理单据六十五万张，其中六成由系统自动入账。</p><p>我们把财务当作产品来做，流程设计、系统开发与风险管理同处一层楼。员工可以每两年在核算、税务、资金之间轮岗一次。</p>',
      'zh-hk':
        '<p>澄遠財務共享為十二間公司提供核算、資金、稅務及供應鏈金融服務，每月處理單據六十五萬張，其中六成由系統自動入帳。</p><p>我們把財務當作產品來做，流程設計、系統開發及風險管理同在一層辦公。員工每兩年可在核算、稅務、資金之間調任一次。</p>',
      'en-us':
        '<p>We serve twelve companies with accounting, treasury, tax and supply chain finance. Of 650,000 documents a month, six in ten are posted without a hand on them.</p><p>We treat finance as a product: process design, systems and risk share one floor. Colleagues may move between accounting, tax and treasury every two years.</p>',
    },
    departments: [
      {
        id: 'dep-finance-accounting',
        name: { 'zh-cn': '会计核算中心', 'zh-hk': '會計核算中心', 'en-us': 'Accounting Center' },
      },
      { id: 'dep-finance-treasury', name: { 'zh-cn': '资金管理部', 'zh-hk': '司庫部', 'en-us': 'Treasury' } },
      { id: 'dep-finance-tax', name: { 'zh-cn': '税务部', 'zh-hk': '稅務部', 'en-us': 'Tax' } },
      {
        id: 'dep-finance-risk',
        name: { 'zh-cn': '金融业务与风控部', 'zh-hk': '金融業務及風險管理部', 'en-us': 'Financing and Risk' },
      },
      {
        id: 'dep-finance-systems',
        name: { 'zh-cn': '财务系统部', 'zh-hk': '財務系統部', 'en-us': 'Finance Systems' },
      },
    ],
  },
  {
    id: 'com-agriculture',
    name: { 'zh-cn': '澄远农业', 'zh-hk': '澄遠農業', 'en-us': 'Chengyuan Agriculture' },
    tagline: {
      'zh-cn': '选一粒好种子，守一片好土地，把新鲜准时送上餐桌',
      'zh-hk': '選一粒好種子，守一片好土地，把新鮮準時送上餐桌',
      'en-us': 'A good seed, good soil and fresh food on the table on time',
    },
    profile: {
      'zh-cn':
        '<p>澄远农业在海南、云南、山东等地经营十一处基地，种植番茄、叶菜与优质稻，自有种业研究所已审定二十三个新品种。</p><p>我们把温室、无人机与冷链连在一起，采收当天即可入库加工。年轻的农艺师在基地有独立宿舍与试验田，可以自己决定种什么。</p>',
      'zh-hk':
        '<p>澄遠農業在海南、雲南、山東等地經營十一個農場，種植番茄、葉菜及優質稻米，自設的種業研究所已審定二十三個新品種。</p><p>我們把溫室、無人機與冷鏈連接起來，採收當日即可入庫加工。年輕的農藝師在農場有獨立宿舍及試驗田，可自行決定種植甚麼。</p>',
      'en-us':
        '<p>Chengyuan Agriculture runs eleven farms in Hainan, Yunnan, Shandong and beyond, growing tomatoes, leafy greens and fine rice. Our seed institute has registered 23 varieties.</p><p>Greenhouses, drones and cold chain work as one, so crops are processed the day they are picked. Young agronomists get their own rooms and trial plots, and choose what to plant.</p>',
    },
    departments: [
      {
        id: 'dep-agriculture-breeding',
        name: { 'zh-cn': '种业研究所', 'zh-hk': '種業研究所', 'en-us': 'Seed Institute' },
      },
      {
        id: 'dep-agriculture-farms',
        name: { 'zh-cn': '农场管理部', 'zh-hk': '農場管理部', 'en-us': 'Farm Management' },
      },
      {
        id: 'dep-agriculture-foods',
        name: { 'zh-cn': '食品加工部', 'zh-hk': '食品加工部', 'en-us': 'Food Processing' },
      },
      {
        id: 'dep-agriculture-sales',
        name: { 'zh-cn': '农产品销售部', 'zh-hk': '農產品銷售部', 'en-us': 'Produce Sales' },
      },
      {
        id: 'dep-agriculture-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
  {
    id: 'com-health',
    name: { 'zh-cn': '澄远健康', 'zh-hk': '澄遠健康', 'en-us': 'Chengyuan Health' },
    tagline: {
      'zh-cn': '在家门口看病和康复，让医生记住每一位邻居的名字',
      'zh-hk': '在家門前看病與復康，讓醫生記得每位街坊的名字',
      'en-us': 'Care and recovery near home, from doctors who know their neighbors by name',
    },
    profile: {
      'zh-cn':
        '<p>澄远健康在十二座城市开设四十八家社区诊所和五家康复中心，提供全科门诊、慢病管理、护理与康复服务，签约家庭二十六万户。</p><p>我们把每位医生的日接诊量控制在三十五人以内，留出时间听完病人的话。医护人员每年有十天带薪学习假。</p>',
      'zh-hk':
        '<p>澄遠健康在十二個城市開設四十八間社區診所及五間復康中心，提供普通科門診、慢性病管理、護理及復康服務，簽約家庭二十六萬戶。</p><p>我們把每位醫生的每日診症量控制在三十五人以內，留時間聽完病人的話。醫護人員每年享有十天有薪進修假期。</p>',
      'en-us':
        '<p>Chengyuan Health runs 48 neighborhood clinics and five rehabilitation centers in twelve cities, with general practice, chronic care, nursing and rehabilitation for 260,000 registered households.</p><p>We hold each doctor to 35 patients a day so that there is time to listen. Clinical staff have ten days of paid study leave a year.</p>',
    },
    departments: [
      {
        id: 'dep-health-clinics',
        name: { 'zh-cn': '社区诊所部', 'zh-hk': '社區診所部', 'en-us': 'Community Clinics' },
      },
      { id: 'dep-health-nursing', name: { 'zh-cn': '护理部', 'zh-hk': '護理部', 'en-us': 'Nursing' } },
      {
        id: 'dep-health-rehab',
        name: { 'zh-cn': '康复中心', 'zh-hk': '復康中心', 'en-us': 'Rehabilitation Center' },
      },
      {
        id: 'dep-health-operations',
        name: { 'zh-cn': '健康运营部', 'zh-hk': '健康營運部', 'en-us': 'Health Operations' },
      },
    ],
  },
  {
    id: 'com-culture',
    name: { 'zh-cn': '澄远文化', 'zh-hk': '澄遠文化', 'en-us': 'Chengyuan Culture' },
    tagline: {
      'zh-cn': '办一场值得专程去看的展览，讲一个城市自己的故事',
      'zh-hk': '辦一場值得專程前往的展覽，說一個城市自己的故事',
      'en-us': 'Exhibitions worth the trip and stories that belong to their city',
    },
    profile: {
      'zh-cn':
        '<p>澄远文化运营七座美术馆与艺术街区，每年举办展览四十余场、音乐节与市集六十余场，出版“澄读”城市丛书。</p><p>我们的策展人、编辑与设计师坐在一起工作，从选题到开幕不分部门。每位员工每年可以报销十二张展览或演出票，写下观后笔记即可。</p>',
      'zh-hk':
        '<p>澄遠文化營運七座美術館及藝術街區，每年舉辦展覽四十多場、音樂節及市集六十多場，並出版「澄讀」城市叢書。</p><p>策展人、編輯與設計師同枱工作，由選題到開幕不分部門。員工每年可報銷十二張展覽或演出門票，只須寫下觀後筆記。</p>',
      'en-us':
        '<p>Chengyuan Culture runs seven museums and arts quarters, holds some forty exhibitions and sixty festivals and markets a year, and publishes the Chengread series of city books.</p><p>Curators, editors and designers sit together from first idea to opening night. Each colleague may claim twelve exhibition or show tickets a year in return for a page of notes.</p>',
    },
    departments: [
      {
        id: 'dep-culture-exhibitions',
        name: { 'zh-cn': '展览部', 'zh-hk': '展覽部', 'en-us': 'Exhibitions' },
      },
      {
        id: 'dep-culture-content',
        name: { 'zh-cn': '内容中心', 'zh-hk': '內容中心', 'en-us': 'Content Studio' },
      },
      { id: 'dep-culture-events', name: { 'zh-cn': '活动项目部', 'zh-hk': '活動項目部', 'en-us': 'Events' } },
      {
        id: 'dep-culture-brand',
        name: { 'zh-cn': '品牌与文创部', 'zh-hk': '品牌及文創部', 'en-us': 'Brand and Design' },
      },
      {
        id: 'dep-culture-corporate',
        name: { 'zh-cn': '财务与综合部', 'zh-hk': '財務及行政部', 'en-us': 'Finance and Administration' },
      },
    ],
  },
];
