import type { ProfileSource } from '../../kernel/profile/profile.ts'
import { metadata } from './metadata.ts'

/** A South-East Asian casino. */
export const profile: ProfileSource = {
  id: 'coral',
  code: 'coral01',
  name: 'Coral',
  currency: 'MYR',
  languages: [
    'EN', 'CN', 'VI', 'ES', 'HI', 'ID', 'JA', 'KM', 'KO', 'MY', 'TA', 'TH', 'TW', 'UR', 'PT', 'PT-BR', 'MS', 'BN', 'TR', 'TY',
  ], // prettier-ignore
  defaultLanguage: 'EN',
  followBrowserLanguage: true,
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
    'tracking.tiktok': { pixelId: 'CQ7F3RJC77U4T1K2M5V0' },
    'tracking.kwai': { pixelId: '268451973046518842' },
    'site.reports': { sampleRate: 1 },
    'account.sms-code': { signIn: true },
    'customer-service.desk': { hours: { from: '08:00', to: '23:30', utcOffset: 480 }, siteInfo: true },
    'customer-service.chat-scripts': { enabled: true },
    'push.fcm': {
      projectId: 'coral-demo',
      apiKey: 'coral-demo-key',
      appId: '1:10000:web:coral',
      messagingSenderId: '10000',
    },
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
    phone: '+60 3 2181 0172',
    payments: ['DuitNow', 'Touch ’n Go', 'GrabPay', 'Visa'],
  },
  consent: 'none',
  imageCDNs: [],
  frameAncestors: [],
  endpoints: {},
  metadata,
  inspection: true,
}
