import type { Agreement } from './agreement.ts';

export const privacy: Agreement = {
  version: '2026-02',
  earlierVersion: '2025-03',
  effectiveFrom: '2026-02-15',
  title: { 'zh-cn': '隐私政策', 'zh-hk': '私隱政策', 'en-us': 'Privacy notice' },
  content: {
    'zh-cn': `
<p>澄远集团（以下称“我们”）重视您的个人信息。本政策说明您使用招聘网站时，我们收集哪些信息、用来做什么、保存多久，以及您可以如何管理它们。</p>
<h3>一、我们收集的信息</h3>
<ul>
<li><strong>账号信息：</strong>手机号码、邮箱，以及加密保存的登录密码。</li>
<li><strong>简历信息：</strong>姓名、学历、工作经历、求职意向，以及您上传的照片、附件和视频。带星号的为投递所必需，其余由您决定是否填写。</li>
<li><strong>投递与面试记录：</strong>您投递的职位、沟通安排、测评与面试结果。</li>
<li><strong>使用记录：</strong>访问时间、页面和设备类型，用于保障安全和改进网站。</li>
</ul>
<p>体检报告、背景调查等敏感个人信息，只在录用环节收集，并会另行取得您的单独同意。</p>
<h3>二、我们如何使用</h3>
<p>我们使用这些信息处理您的应聘、与您联系、核实您提供的材料，并在您同意时把您纳入人才库。我们不会把它们用于广告，也不会出售。简历的初步筛选由招聘人员完成，不会仅凭自动化程序作出不录用的决定。</p>
<h3>三、谁可以看到</h3>
<ul>
<li>您所投递职位的招聘人员、面试官和用人部门；</li>
<li>为我们发送短信、提供测评或背景调查的服务商，他们只能按我们的委托处理；</li>
<li>法律要求的主管机关。</li>
</ul>
<p>成员公司之间共享您的简历，以您投递或同意推荐为限。我们不向境外提供您的信息；您应聘境外岗位时，会另行告知并取得同意。</p>
<h3>四、保存多久</h3>
<p>账号存续期间，我们保存您的信息。未被录用的投递记录自流程结束之日起保存两年，之后删除或匿名处理。您申请注销后等待三十天，到期时账号、简历和投递记录一并删除，法律另有规定的除外。</p>
<h3>五、您的权利</h3>
<p>您可以查阅、更正和补充自己的信息，导出一份副本，撤回同意，或注销账号。这些操作都在“账号设置”中；也可以写信给我们，我们会在十五个工作日内答复。撤回同意不影响此前已经进行的处理。</p>
<h3>六、安全与未成年人</h3>
<p>密码在离开您的设备之前即已加密，传输和存储均采取保护措施。如发生可能影响您的信息泄露，我们会及时通知您并说明补救办法。本网站面向年满十六周岁的求职者，请未满十六周岁的人士不要注册。</p>
<h3>七、更新与联系</h3>
<p>本政策有重大变化时，我们会在网站显著位置提示并再次征求同意。个人信息保护负责人的联系方式：<a href="mailto:privacy@chengyuan.example">privacy@chengyuan.example</a>，或拨打 <a href="tel:4000000000">400-000-0000</a>。</p>`,
    'zh-hk': `
<p>澄遠集團（下稱「我們」）重視你的個人資料。本政策說明你使用招聘網站時，我們收集甚麼資料、作何用途、保存多久，以及你可以怎樣管理這些資料。</p>
<h3>1. 我們收集的資料</h3>
<ul>
<li><strong>帳戶資料：</strong>手機號碼、電郵地址，以及經加密保存的登入密碼。</li>
<li><strong>履歷資料：</strong>姓名、學歷、工作經驗、求職意向，以及你上載的相片、附件及影片。標有星號者為應徵所需，其餘由你決定是否填寫。</li>
<li><strong>應徵及面試紀錄：</strong>你應徵的職位、聯絡安排、評估及面試結果。</li>
<li><strong>使用紀錄：</strong>瀏覽時間、頁面及裝置類型，用以保障安全及改善網站。</li>
</ul>
<p>身體檢查報告、背景審查等敏感資料，只會在聘用階段收集，並會另行徵求你的同意。</p>
<h3>2. 資料的用途</h3>
<p>我們使用上述資料處理你的申請、與你聯絡、核實你提交的文件，並在你同意下把你納入人才庫。我們不會用於廣告，亦不會出售。履歷由招聘同事初步篩選，我們不會單憑自動程序拒絕任何應徵者。</p>
<h3>3. 誰可以查閱</h3>
<ul>
<li>你所應徵職位的招聘同事、面試官及用人部門；</li>
<li>為我們發送短訊、提供評估或背景審查的服務供應商，他們只可按我們的委託處理資料；</li>
<li>法律規定的主管機關。</li>
</ul>
<p>旗下公司之間只會因應你的申請，或在你同意推薦時，共用你的履歷。我們不會向境外提供你的資料；如你應徵境外職位，我們會另行告知並徵求同意。</p>
<h3>4. 保存期限</h3>
<p>帳戶存續期間，我們會保存你的資料。未獲聘用的應徵紀錄，由程序完結當日起保存兩年，其後刪除或匿名化。申請刪除帳戶後設三十天等候期，期滿後帳戶、履歷及應徵紀錄會一併刪除，法律另有規定者除外。</p>
<h3>5. 你的權利</h3>
<p>你可以查閱、更正及補充自己的資料，匯出副本，撤回同意，或刪除帳戶。以上操作均可在「帳戶設定」完成；亦可來信，我們會在十五個工作天內回覆。撤回同意不影響此前已進行的處理。</p>
<h3>6. 保安及未成年人士</h3>
<p>密碼在離開你的裝置前已經加密，傳送及儲存過程均有保護措施。如發生可能影響你的資料外洩，我們會盡快通知你，並說明補救方法。本網站供年滿十六歲的求職者使用，未滿十六歲人士請勿註冊。</p>
<h3>7. 更新與聯絡</h3>
<p>本政策如有重大更改，我們會在網站當眼處提示，並再次徵求同意。個人資料保護主任的聯絡方式：<a href="mailto:privacy@chengyuan.example">privacy@chengyuan.example</a>，或致電 <a href="tel:4000000000">400-000-0000</a>。</p>`,
    'en-us': `
<p>Chengyuan Group (“we”) takes your personal information seriously. This notice says what we collect when you use the careers site, what we do with it, how long we keep it, and what you can do about it.</p>
<h3>1. What we collect</h3>
<ul>
<li><strong>Account:</strong> phone number, email address, and your password in a form that cannot be read back.</li>
<li><strong>Resume:</strong> name, education, experience, the work you are looking for, and the photo, files and video you upload. Fields marked with an asterisk are required to apply; the rest is up to you.</li>
<li><strong>Applications and interviews:</strong> the openings you applied for, arrangements made with you, results of tests and interviews.</li>
<li><strong>Use:</strong> time of visit, pages viewed and type of device, to keep the site safe and improve it.</li>
</ul>
<p>Sensitive information, such as a medical report or a background check, is collected only when you are about to be hired, and only with your separate consent.</p>
<h3>2. What we do with it</h3>
<p>We process your application, contact you, verify what you have submitted and, if you agree, keep you in our talent pool. We do not use it for advertising, and we do not sell it. People do the first screening: no candidate is turned down by software alone.</p>
<h3>3. Who can see it</h3>
<ul>
<li>the recruiters, interviewers and department of the opening you applied for;</li>
<li>the companies that send our text messages, run tests or check backgrounds, on our instructions only;</li>
<li>authorities, where the law requires it.</li>
</ul>
<p>Companies of the group share your resume only where you applied or agreed to be recommended. We do not send your information abroad; if you apply for an opening in another country, we tell you separately and ask for your consent.</p>
<h3>4. How long we keep it</h3>
<p>As long as you have an account. Applications that did not end in employment are kept for two years after the process closes, then deleted or anonymized. When you ask us to delete your account we wait thirty days; then your account, resume and applications are deleted together, except for what the law requires us to keep.</p>
<h3>5. What you can do</h3>
<p>You can read, correct and add to your information, export a copy, withdraw consent, or delete your account. You can do all of this in the account settings, or write to us and we will answer within fifteen working days. Withdrawing consent does not undo what was done before.</p>
<h3>6. Safety, and minors</h3>
<p>Your password is encrypted before it leaves your device, and everything is protected in transit and at rest. If a breach affects you, we will tell you without delay and explain what can be done. The site is for people aged sixteen and over; if you are younger, please do not register.</p>
<h3>7. Changes and contact</h3>
<p>If this notice changes in a way that matters, the site says so clearly and asks you again. You can reach our data protection officer at <a href="mailto:privacy@chengyuan.example">privacy@chengyuan.example</a> or on <a href="tel:4000000000">400-000-0000</a>.</p>`,
  },
};
