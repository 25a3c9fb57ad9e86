import type { Profile } from '../../kernel/profile/profile.ts'

/** A South-East Asian casino. */
export const profile: Profile = {
  id: 'coral',
  code: 'coral01',
  name: 'Coral',
  currency: 'MYR',
  languages: ['EN', 'CN', 'VI'],
  defaultLanguage: 'EN',
  // The mock gateway behaves by these names: one domain works, one is slow, one is dead.
  hosts: ['coral.localhost', 'a.coral.localhost', 'slow.coral.localhost', 'dead.coral.localhost'],
  theme: 'auto',
  themeColor: { light: '#0a1f3c', dark: '#0a1f3c' },
  switches: {
    STARTGAMEINAPP3: false,
    CBS3: true,
    MOBILEAUTOLOGIN3: false,
    PWDEXPFORCECHANGE3: true,
    GOOGLELOGIN3: true,
    FIREBASECREATEACC3: false,
    UPDATEMOBILEICC3: true,
    LOTTMINIGAME3: false,
    SEALOTTMINIGAME3: true,
    MANDATORYAPPUPDATES3: false,
    REWCEN3: true,
  },
  settings: {
    'tracking.facebook': { pixelId: '739416025518360' },
    'site.reports': { sampleRate: 1 },
    'account.sms-code': { signIn: true },
    'customer-service.desk': { hours: { from: '08:00', to: '23:30', utcOffset: 480 } },
    'account.register': { methods: ['mobile', 'username'], mobilePassword: false, minimumAge: 18 },
  },
  legal: {
    company: 'Coral Entertainment Sdn. Bhd., company no. 1187420-K, Jalan Ampang 120, 50450 Kuala Lumpur',
    licence: { authority: 'Coastal Gaming Commission', number: 'CGC-CS-1187' },
    minimumAge: 18,
    // The merchant's own site has these; the mock gateway stands for it.
    terms: '/documents/current?of=terms&language={language}',
    privacy: '/documents/current?of=privacy&language={language}',
    saferPlay: '/documents/current?of=safer-play&language={language}',
    helpline: { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/' },
    mail: 'help@coral.example',
    payments: ['DuitNow', 'Touch ’n Go', 'GrabPay', 'Visa'],
  },
  consent: 'none',
  imageCDNs: [],
  frameAncestors: [],
  endpoints: {},
  metadata: {
    '/m/home': {
      EN: {
        title: 'Coral – Live casino, slots and fishing games',
        description:
          'Live tables, hundreds of slots and fishing games at Coral. Jackpots every day, quick payouts in ringgit, help day and night.',
        keywords: 'live casino, slots, fishing games, jackpot, baccarat, Coral',
      },
      CN: {
        title: 'Coral – 真人娱乐、老虎机与捕鱼',
        description: '在 Coral 体验真人荷官、数百款老虎机与捕鱼游戏。每日大奖，马币快速提款，全天候客服。',
        keywords: '真人娱乐, 老虎机, 捕鱼, 大奖, 百家乐, Coral',
      },
      VI: {
        title: 'Coral – Casino trực tiếp, nổ hũ và bắn cá',
        description:
          'Bàn chơi trực tiếp, hàng trăm trò nổ hũ và bắn cá tại Coral. Giải thưởng mỗi ngày, rút tiền nhanh, hỗ trợ 24/7.',
        keywords: 'casino trực tiếp, nổ hũ, bắn cá, giải độc đắc, baccarat, Coral',
      },
    },
    '/m/register': {
      EN: { title: 'Create account – Coral', description: 'Create your Coral account in a minute.' },
      CN: { title: '注册 – Coral', description: '一分钟创建您的 Coral 账户。' },
      VI: { title: 'Đăng ký – Coral', description: 'Tạo tài khoản Coral của bạn chỉ trong một phút.' },
    },
    '/m/login': {
      EN: { title: 'Log in – Coral', description: 'Log in to your Coral account securely.' },
      CN: { title: '登录 – Coral', description: '安全登录您的 Coral 账户。' },
      VI: { title: 'Đăng nhập – Coral', description: 'Đăng nhập tài khoản Coral của bạn một cách an toàn.' },
    },
    '*': {
      EN: { title: 'Coral', description: 'Coral – live casino and games.' },
      CN: { title: 'Coral', description: 'Coral – 真人娱乐与游戏。' },
      VI: { title: 'Coral', description: 'Coral – casino trực tiếp và trò chơi.' },
    },
  },
  inspection: true,
}
