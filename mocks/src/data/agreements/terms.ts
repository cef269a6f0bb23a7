import type { Agreement } from './agreement.ts';

export const terms: Agreement = {
  version: '2026-01',
  effectiveFrom: '2026-01-01',
  title: { 'zh-cn': '招聘网站用户协议', 'zh-hk': '招聘網站用戶條款', 'en-us': 'Terms of use' },
  content: {
    'zh-cn': `
<p>欢迎使用澄远集团招聘网站。本协议是您与澄远集团之间就使用本网站求职服务所订立的约定。勾选同意并完成注册，即表示您已阅读并接受以下内容。</p>
<h3>一、我们提供的服务</h3>
<p>您可以在这里浏览澄远集团及其十二家成员公司的职位，创建并维护简历，投递职位，查看招聘进度，并与招聘人员保持联系。本网站不向求职者收取任何费用，也没有委托任何机构以培训、体检或押金的名义代收费用。如有人以我们的名义向您收费，请拒绝并告知我们。</p>
<h3>二、您的账号</h3>
<ul>
<li>一个手机号码或邮箱只能注册一个账号，请使用您本人持有的联系方式。</li>
<li>请妥善保管密码，不要把验证码告诉任何人，包括自称招聘人员的来电者。</li>
<li>如发现账号被他人使用，请尽快重置密码，原有的登录会随之失效。</li>
<li>您可以随时在账号设置中申请注销。申请提交后保留三十天，其间可以撤回。</li>
</ul>
<h3>三、您提供的内容</h3>
<p>您应保证所填写的学历、工作经历和附件真实、完整，并有权使用。推荐他人时，请先征得对方同意。如内容不实并影响录用决定，我们可以终止招聘流程；已经录用的，按劳动合同及有关规定处理。您保留对简历的全部权利，我们只为招聘之目的使用。</p>
<h3>四、请不要这样做</h3>
<ul>
<li>冒用他人身份，或代他人接受面试、测评；</li>
<li>批量抓取职位信息，或绕过网站的访问限制；</li>
<li>上传含有病毒或侵犯他人权利的文件。</li>
</ul>
<h3>五、职位信息与录用</h3>
<p>职位可能随时关闭或调整，页面所载的薪酬、地点和人数以面试时的说明和书面录用通知为准。投递成功不代表录用承诺。我们对所有候选人一视同仁，不因性别、民族、宗教信仰、婚育状况或残障而区别对待。</p>
<h3>六、服务的变化</h3>
<p>网站可能因维护而暂停，我们会尽量提前公告。协议有重大修改时，会在生效前十五日在网站上提示；您不同意修改的，可以停止使用并注销账号。</p>
<h3>七、适用法律与联系</h3>
<p>本协议适用中华人民共和国法律。因使用本网站发生的争议，双方应先协商，协商不成的，提交澄远集团住所地有管辖权的人民法院处理。对本协议有任何疑问，请写信至 careers@chengyuan.example。</p>`,
    'zh-hk': `
<p>歡迎使用澄遠集團招聘網站。本條款是你與澄遠集團就使用本網站求職服務而訂立的協議。剔選同意並完成註冊，即表示你已閱讀並接納以下內容。</p>
<h3>1. 我們提供的服務</h3>
<p>你可以在此瀏覽澄遠集團及旗下十二間公司的職位空缺，建立及更新履歷，應徵職位，查閱招聘進度，並與招聘同事保持聯絡。本網站不會向求職者收取任何費用，亦從未委託任何機構以培訓、身體檢查或按金的名義代為收費。如有人以我們的名義要求付款，請拒絕並通知我們。</p>
<h3>2. 你的帳戶</h3>
<ul>
<li>每個手機號碼或電郵地址只可註冊一個帳戶，請使用你本人的聯絡方式。</li>
<li>請妥善保管密碼，切勿向任何人透露驗證碼，包括自稱招聘人員的來電者。</li>
<li>如發現他人使用你的帳戶，請盡快重設密碼，其他裝置會即時登出。</li>
<li>你可隨時在帳戶設定申請刪除帳戶。申請提交後有三十天等候期，期間可以撤回。</li>
</ul>
<h3>3. 你提供的資料</h3>
<p>你須確保所填寫的學歷、工作經驗及附件真實完整，並有權使用。推薦他人前，請先取得對方同意。如資料失實而影響聘用決定，我們可終止招聘程序；已獲聘用者，則按僱傭合約及有關規定處理。履歷的一切權利仍屬於你，我們只會用作招聘用途。</p>
<h3>4. 請勿作出以下行為</h3>
<ul>
<li>冒充他人，或代他人面試、應考；</li>
<li>大量擷取職位資料，或繞過網站的存取限制；</li>
<li>上載含有病毒或侵犯他人權利的檔案。</li>
</ul>
<h3>5. 職位資料與聘用</h3>
<p>職位可能隨時截止或調整，網頁所載的薪酬、地點及名額，以面試時的說明和書面聘書為準。成功應徵並不代表聘用承諾。我們對所有應徵者一視同仁，不會因性別、種族、宗教、婚姻或家庭狀況、殘疾而有所區別。</p>
<h3>6. 服務的變更</h3>
<p>網站或會因維修而暫停，我們會盡可能預先公佈。條款如有重大修訂，將於生效前十五日在網站提示；你如不同意，可停止使用並刪除帳戶。</p>
<h3>7. 適用法律與聯絡</h3>
<p>本條款受中華人民共和國法律管轄。因使用本網站而引起的爭議，雙方應先行協商；協商不果，則交由澄遠集團所在地具管轄權的人民法院處理。如對本條款有任何疑問，請電郵至 careers@chengyuan.example。</p>`,
    'en-us': `
<p>Welcome to the careers site of Chengyuan Group. These terms are the agreement between you and Chengyuan Group about using it to look for work. By ticking the box and registering you say that you have read and accept them.</p>
<h3>1. What we offer</h3>
<p>Here you can look through the openings of Chengyuan Group and its twelve companies, keep a resume, apply, follow how your application is doing, and stay in touch with our recruiters. The site costs candidates nothing. We have asked no one to collect money for training, health checks or deposits on our behalf; if somebody asks you for it in our name, please refuse and tell us.</p>
<h3>2. Your account</h3>
<ul>
<li>A phone number or an email address can have one account. Please use your own.</li>
<li>Keep your password to yourself, and never tell anybody a verification code, not even a caller who claims to be a recruiter.</li>
<li>If somebody else has used your account, reset your password soon; other devices are logged out when you do.</li>
<li>You can ask for your account to be deleted in the account settings at any time. The request waits thirty days, during which you can cancel it.</li>
</ul>
<h3>3. What you give us</h3>
<p>The education, experience and files in your resume must be true, complete, and yours to use. Before you recommend somebody else, ask them. If something untrue affects a decision to hire, we may end the process; after hiring, the employment contract and the rules that apply to it decide. Your resume remains yours. We use it to recruit, and for nothing else.</p>
<h3>4. Please do not</h3>
<ul>
<li>pretend to be somebody else, or sit an interview or a test for them;</li>
<li>harvest openings in bulk, or work around the limits of the site;</li>
<li>upload files with malware, or files that infringe the rights of others.</li>
</ul>
<h3>5. Openings and offers</h3>
<p>Openings may close or change at any time. Pay, place and number of posts are as explained in the interview and written in the offer, not as shown on a page. An application that reached us is no promise of employment. We treat all candidates alike, whatever their sex, ethnicity, religion, family situation or disability.</p>
<h3>6. Changes</h3>
<p>The site may pause for maintenance; we announce it beforehand where we can. If these terms change in a way that matters, the site says so fifteen days ahead. If you do not agree, you can stop using it and delete your account.</p>
<h3>7. Law and contact</h3>
<p>These terms follow the law of the People’s Republic of China. Should we disagree, we talk first; if that does not help, the people’s court at the seat of Chengyuan Group decides. For questions, write to careers@chengyuan.example.</p>`,
  },
};
