import type { ProfileSource } from '../../kernel/profile/profile.ts'

/** A Vietnamese lottery. */
export const profile: ProfileSource = {
  id: 'lotus',
  code: 'lotus01',
  name: 'Lotus',
  currency: 'VND',
  languages: ['VI', 'EN', 'CN'],
  defaultLanguage: 'VI',
  followBrowserLanguage: true,
  // The mock gateway behaves by these names: one domain works, one is slow, one is dead.
  hosts: ['lotus.localhost', 'a.lotus.localhost', 'slow.lotus.localhost', 'dead.lotus.localhost'],
  theme: 'auto',
  themeColor: { light: '#ffdde7', dark: '#3b1829' },
  switches: {
    STARTGAMEINAPP3: false,
    CBS3: true,
    MOBILEAUTOLOGIN3: true,
    PWDEXPFORCECHANGE3: true,
    GOOGLELOGIN3: true,
    FIREBASECREATEACC3: true,
    UPDATEMOBILEICC3: false,
    LOTTMINIGAME3: false,
    SEALOTTMINIGAME3: false,
    MANDATORYAPPUPDATES3: false,
    REWCEN3: true,
  },
  settings: {
    'tracking.facebook': { pixelId: '4817203956124081' },
    'site.reports': { sampleRate: 1 },
    'customer-service.desk': { hours: { from: '00:00', to: '00:00', utcOffset: 420 } },
    'account.register': { minimumAge: 18 },
    'games.draws': { count: 8 },
  },
  legal: {
    company: 'Lotus Lottery Co., Ltd., company no. 0312 455 871, 88 Nguyễn Huệ, District 1, Ho Chi Minh City',
    licence: { authority: 'Coastal Gaming Commission', number: 'CGC-LT-2041' },
    minimumAge: 18,
    // The merchant's own site has these; the mock gateway stands for it.
    terms: '/documents/current?of=terms&language={language}',
    privacy: '/documents/current?of=privacy&language={language}',
    saferPlay: '/documents/current?of=safer-play&language={language}',
    helpline: { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/' },
    mail: 'help@lotus.example',
    phone: '+84 28 3822 0141',
    payments: ['VietQR', 'MoMo', 'ZaloPay', 'Visa'],
  },
  consent: 'none',
  imageCDNs: [],
  frameAncestors: [],
  endpoints: {},
  metadata: {
    '/m/home': {
      VI: {
        title: 'Lotus – Xổ số trực tuyến, trả thưởng nhanh',
        description:
          'Chơi xổ số, số nhanh và trò chơi nhỏ tại Lotus. Kết quả minh bạch, nạp rút nhanh, hỗ trợ 24/7.',
        keywords: 'xổ số, xổ số trực tuyến, số nhanh, kết quả xổ số, Lotus',
      },
      EN: {
        title: 'Lotus – Online lottery with fast payouts',
        description:
          'Play lotteries, quick draws and mini games at Lotus. Open results, fast deposits and payouts, help day and night.',
        keywords: 'lottery, online lottery, quick draw, lottery results, Lotus',
      },
      CN: {
        title: 'Lotus – 在线彩票，快速派彩',
        description: '在 Lotus 畅玩彩票、快开与小游戏。开奖透明，存取迅速，全天候客服。',
        keywords: '彩票, 在线彩票, 快开, 开奖结果, Lotus',
      },
    },
    '/m/register': {
      VI: { title: 'Đăng ký – Lotus', description: 'Tạo tài khoản Lotus của bạn chỉ trong một phút.' },
      EN: { title: 'Create account – Lotus', description: 'Create your Lotus account in a minute.' },
      CN: { title: '注册 – Lotus', description: '一分钟创建您的 Lotus 账户。' },
    },
    '/m/login': {
      VI: { title: 'Đăng nhập – Lotus', description: 'Đăng nhập tài khoản Lotus của bạn một cách an toàn.' },
      EN: { title: 'Log in – Lotus', description: 'Log in to your Lotus account securely.' },
      CN: { title: '登录 – Lotus', description: '安全登录您的 Lotus 账户。' },
    },
    '*': {
      VI: { title: 'Lotus', description: 'Lotus – xổ số và trò chơi trực tuyến.' },
      EN: { title: 'Lotus', description: 'Lotus – lottery and games online.' },
      CN: { title: 'Lotus', description: 'Lotus – 在线彩票与游戏。' },
    },
  },
  inspection: true,
}
