import type { Section } from "../article.ts";

export const security: Section = {
  id: "hc_security",
  title: { en: "Security", "zh-CN": "账户安全" },
  articles: [
    {
      id: "hp_security-hold",
      title: [
        "Why withdrawals stop for {holdHours} hours after a security change",
        "修改安全设置后，为什么 {holdHours} 小时内不能提现",
      ],
      explains: [60011, 60005],
      daysOld: 2,
      alsoAsked:
        "blocked hold cannot withdraw locked suspended 24h changed password 24小时 限制提现 提现被冻结 改密码后 转账关闭",
      en: `When you change how your account is protected, withdrawals and transfers are blocked for {holdHours} hours. Nothing is lost and there is nothing to do.
## Why there is a hold
Someone who gets into an account usually changes its password first, so that the owner is locked out, and then sends the coins away. The hold puts a day between the two.
## Which changes start it
| Change | Withdrawals and transfers
| Password changed or reset | Blocked for {holdHours} hours
| Fund PIN changed | Blocked for {holdHours} hours
| Authenticator replaced or removed | Blocked for {holdHours} hours
| Phone or e-mail address changed or removed | Blocked for {holdHours} hours
| PIN or authenticator set for the first time | As usual
| Language or display currency | As usual
A second change starts the {holdHours} hours again. They are counted from the last one.
## What you can still do
1. **Receive.** Deposits are confirmed and credited as always.
2. **Trade.** Convert one coin for another, at the quoted price.
3. **Cancel.** A withdrawal that waits for a review can be cancelled, and the amount is available again at once.
## If it was not you
> **Act while the hold runs.** Change your password from a device you trust, then look at [sign-in and security history](/account/record) for what you do not recognise, and [write to us](/contact). Support never asks for your fund PIN or an authenticator code.
## When it ends
By itself, to the minute. You need not ask for it. The time left stands on the withdrawal page and in your security settings. If transfers stay switched off after that, a person has switched them off: [write to us](/contact).`,
      zh: `修改账户的保护方式后，提现和转账会暂停 {holdHours} 小时。资产没有损失，您也无需操作。
## 为什么要暂停
入侵者通常先改密码把持有人挡在门外，再转走资产。暂停期在两者之间隔开一天。
## 哪些变更会触发
| 变更 | 提现和转账
| 修改或重置密码 | 暂停 {holdHours} 小时
| 修改资金密码 | 暂停 {holdHours} 小时
| 更换或移除验证器 | 暂停 {holdHours} 小时
| 更换或解绑手机、邮箱 | 暂停 {holdHours} 小时
| 首次设置资金密码或验证器 | 不受影响
| 语言或计价货币 | 不受影响
再次变更会重新计时，以最后一次为准。
## 仍然可以做什么
1. **充值。**充值照常确认并入账。
2. **交易。**可按报价闪兑币种。
3. **取消。**审核中的提现可以取消，金额立即恢复可用。
## 如果不是您本人操作
> **请在暂停期内处理。**用可信设备修改密码，在[登录与安全记录](/account/record)中查找陌生操作，并[联系我们](/contact)。客服绝不会索要资金密码或验证器代码。
## 何时恢复
到时自动恢复，精确到分钟，无需申请。剩余时间显示在提现页面和安全设置中。若之后转账仍处于关闭状态，则为人工关闭，请[联系我们](/contact)。`,
    },
    {
      id: "hp_locked-out",
      title: ["Locked after wrong passwords", "密码输错后账户被锁定"],
      explains: [50010, 90001],
      daysOld: 9,
      alsoAsked:
        "wrong password too many attempts lockout banned from login cannot sign in 登录被锁 密码错误 无法登录 禁止登录",
      en: `After {attempts} wrong passwords in a row, signing in is locked for {lockHours} hours. Before that, the message says how many attempts are left.
## What to do
- Wait. The lock ends by itself, and the page shows the time left.
- Don’t ask for new codes meanwhile: they don’t shorten it.
- Forgotten? [Reset the password](/user/forget). After a reset, withdrawals wait for {holdHours} hours.
## The same for PINs and codes
Wrong fund PINs and codes are counted as well. If you are signed in you stay signed in; only what needs the PIN is locked.
## A lock that names no end
Then a person has stopped the account from signing in. [Write to us](/contact).`,
      zh: `连续输错 {attempts} 次密码后，登录会被锁定 {lockHours} 小时。在此之前，提示中会显示剩余次数。
## 如何处理
- 等待。到时自动解锁，页面会显示剩余时间。
- 期间无需反复获取验证码，不会缩短锁定。
- 忘记密码？请[重置密码](/user/forget)。重置后提现须等待 {holdHours} 小时。
## 资金密码与验证码
资金密码和验证码输错同样计数。已登录的会话不会退出，只有需要资金密码的操作被锁定。
## 没有结束时间的锁定
说明由人工禁止登录，请[联系我们](/contact)。`,
    },
    {
      id: "hp_codes",
      title: ["A verification code doesn’t arrive or isn’t accepted", "收不到验证码，或验证码无效"],
      explains: [50002, 90005],
      daysOld: 15,
      alsoAsked:
        "sms otp email code missing not received expired invalid security check 短信 邮件 验证码错误 过期 没收到",
      en: `Codes have six digits and are good for {codeMinutes} minutes. You can ask for another one after {resendSeconds} seconds.
## It doesn’t arrive
1. Look in the spam folder, or among the messages your phone has blocked.
2. Check that the address or number on the page is the one you use.
3. Wait {resendSeconds} seconds, then ask again. A new code ends the one before.
## It isn’t accepted
- It has expired: ask for a new one.
- It belongs to something else: a code for signing in doesn’t confirm a withdrawal.
- It was used: each is good once.
An authenticator’s code changes every 30 seconds. If it is always refused, set the clock of your phone to automatic.`,
      zh: `验证码为六位数字，{codeMinutes} 分钟内有效，{resendSeconds} 秒后可重新获取。
## 收不到
1. 查看垃圾邮件，或手机拦截的短信。
2. 核对页面显示的邮箱或手机号是否正确。
3. 等待 {resendSeconds} 秒后重新获取。新验证码会使之前的失效。
## 不被接受
- 已过期：请重新获取。
- 用途不符：登录验证码不能用于确认提现。
- 已使用：每个验证码只能用一次。
验证器代码每 30 秒变化一次。如果总是错误，请将手机时间设为自动。`,
    },
    {
      id: "hp_fund-pin",
      title: ["The fund PIN", "资金密码"],
      explains: [90002],
      daysOld: 27,
      alsoAsked: "pin six digits forgot trading password set up 资金密码忘记 支付密码 交易密码 6位",
      en: `The fund PIN is six digits that confirm whatever takes money out: withdrawals, transfers, saved addresses. It isn’t your password. You set it under [security](/security/third).
## Without one
You can’t withdraw. The withdrawal page leads to where it is set. Setting it for the first time starts no hold.
## Changing it
You need the old one and a code. Withdrawals and transfers then wait for {holdHours} hours.
## Forgotten
[Write to us](/contact). We check who you are and then let you set a new one. Nobody at Coffer can read it or asks for it.`,
      zh: `资金密码是六位数字，用于确认一切转出操作：提现、转账、保存地址。它不同于登录密码，可在[安全设置](/security/third)中设置。
## 未设置时
无法提现，提现页面会引导您设置。首次设置不会触发暂停期。
## 修改
需要原资金密码和验证码。修改后提现和转账须等待 {holdHours} 小时。
## 忘记了
请[联系我们](/contact)。核实身份后即可重新设置。平台人员无法查看，也不会索要资金密码。`,
    },
    {
      id: "hp_authenticator",
      title: ["Set up an authenticator", "设置身份验证器"],
      explains: [],
      daysOld: 18,
      alsoAsked: "google 2fa two factor totp app new phone lost 两步验证 双重验证 换手机 丢失",
      en: `An authenticator is an app that shows a six-digit code, new every 30 seconds. It works without a network.
## Setting it up
1. Open [authenticator](/account/google) and scan the code, or type the key.
2. Keep the key on paper, away from the phone.
3. Type the code the app shows.
## A new phone
Set it up again from the key on the new phone: the codes are the same, and no hold starts.
## A lost phone without the key
[Write to us](/contact). Once the authenticator is removed, withdrawals and transfers wait for {holdHours} hours.`,
      zh: `验证器是一款显示六位代码的应用，代码每 30 秒更新，无需网络。
## 设置步骤
1. 打开[验证器设置](/account/google)，扫描二维码或输入密钥。
2. 将密钥抄写在纸上，与手机分开保存。
3. 输入应用显示的代码。
## 更换手机
在新手机上用密钥重新添加即可，代码相同，不会触发暂停期。
## 手机丢失且没有密钥
请[联系我们](/contact)。移除验证器后，提现和转账须等待 {holdHours} 小时。`,
    },
    {
      id: "hp_password",
      title: ["Which passwords are accepted", "密码规则"],
      explains: [51091, 51024, 51025, 51026],
      daysOld: 70,
      alsoAsked: "password rule characters symbols length weak strong 密码要求 字符 符号 大小写 格式",
      en: `A password has {passwordMin} to {passwordMax} characters and mixes digits, lower and upper case letters, and symbols. The rules turn green one by one as you type.
## Changing it
When you change a password, {changeMin} to {passwordMax} characters with the same mix are accepted.
## Characters that aren’t allowed
Account names, e-mail addresses and phone numbers take the usual characters only: no spaces, no emoji. A phone number is typed without its country code.
## A good one
Let a password manager make it, and use it nowhere else.`,
      zh: `密码长度为 {passwordMin} 至 {passwordMax} 位，须同时包含数字、大小写字母和符号。输入时各项规则会逐一变绿。
## 修改密码
修改密码时，{changeMin} 至 {passwordMax} 位且组合要求相同即可。
## 不允许的字符
账户名、邮箱和手机号只能使用常规字符，不能有空格或表情符号。手机号不含国家代码。
## 好的密码
建议由密码管理器生成，且不在其他地方使用。`,
    },
    {
      id: "hp_other-device",
      title: ["Signed in on another device", "账户在其他设备登录"],
      explains: [80002],
      daysOld: 38,
      alsoAsked: "kicked out someone else hacked unknown device stolen 被顶号 异地登录 被盗 陌生设备",
      en: `The message appears when your account was signed in elsewhere and this session was ended for it.
## If it was you
Sign in again. Nothing else has to be done.
## If it wasn’t you
1. [Change your password](/account/password) now. It ends all other sessions.
2. Look at [sign-in history](/account/record) for devices and places you don’t know, and end them.
3. Replace the authenticator if somebody may have its key.
For {holdHours} hours nobody can withdraw anything.`,
      zh: `当账户在别处登录、当前会话因此结束时，会出现此提示。
## 如果是您本人
重新登录即可，无需其他操作。
## 如果不是您本人
1. 立即[修改密码](/account/password)，其他会话将全部结束。
2. 在[登录记录](/account/record)中查找陌生设备和地点，并将其下线。
3. 如验证器密钥可能泄露，请更换验证器。
此后 {holdHours} 小时内任何人都无法提现。`,
    },
    {
      id: "hp_contacts",
      title: ["Change or remove a phone or e-mail address", "更换或解绑手机、邮箱"],
      explains: [],
      daysOld: 61,
      alsoAsked: "bind unbind new number old email lost phone number 换绑 手机号换了 解绑邮箱 绑定",
      en: `One contact must always stay: to remove the phone you need a bound e-mail address, and the other way round.
## Changing it
1. Open [your details](/account/userInfo).
2. Confirm with a code sent to the old contact and one sent to the new one.
3. Withdrawals and transfers wait for {holdHours} hours.
## The old number is gone
Use your other contact and the authenticator. Without both, [write to us](/contact).`,
      zh: `至少须保留一种联系方式：解绑手机须已绑定邮箱，反之亦然。
## 更换步骤
1. 打开[用户信息](/account/userInfo)。
2. 用原联系方式和新联系方式收到的验证码确认。
3. 提现和转账须等待 {holdHours} 小时。
## 旧号码已停用
请使用另一联系方式和验证器。两者都没有时请[联系我们](/contact)。`,
    },
    {
      id: "hp_phishing",
      title: ["Tell a real message from a false one", "识别诈骗与钓鱼信息"],
      explains: [],
      daysOld: 5,
      alsoAsked: "scam phishing fake support call email fraud suspicious 骗子 诈骗 假客服 钓鱼 可疑",
      en: `Nobody at Coffer asks for your password, your fund PIN, a code or an authenticator key. Whoever does is not from Coffer.
## Signs of a false message
- It hurries you: “within one hour or your account is closed”.
- It leads to an address that isn’t ours.
- It asks you to send coins “to verify” a wallet.
- It came by phone, and you didn’t call.
## If you have answered one
[Change your password](/account/password) at once. That blocks withdrawals for {holdHours} hours. Then [write to us](/contact).`,
      zh: `平台人员绝不会索要您的密码、资金密码、验证码或验证器密钥。凡索要者，均非 Coffer 人员。
## 可疑迹象
- 催促操作：“一小时内不处理将封号”。
- 链接指向的不是我们的网址。
- 要求转账以“验证”钱包。
- 您没有致电，对方却主动打来。
## 如果已经泄露
立即[修改密码](/account/password)，提现会因此暂停 {holdHours} 小时，然后[联系我们](/contact)。`,
    },
  ],
};
