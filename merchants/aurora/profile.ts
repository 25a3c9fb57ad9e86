import type { ProfileSource } from '../../kernel/profile/profile.ts'

/** A Brazilian house of slots, live tables and crash games. */
export const profile: ProfileSource = {
  id: 'aurora',
  code: 'aurora01',
  name: 'Aurora',
  currency: 'BRL',
  languages: ['PT-BR', 'EN', 'ES', 'PT'],
  defaultLanguage: 'PT-BR',
  followBrowserLanguage: true,
  // The mock gateway behaves by these names: one domain works, one is slow, one is dead.
  hosts: ['aurora.localhost', 'a.aurora.localhost', 'slow.aurora.localhost', 'dead.aurora.localhost'],
  theme: 'auto',
  themeColor: { light: '#ffffff', dark: '#110e24' },
  switches: {
    STARTGAMEINAPP3: false,
    CBS3: false,
    MOBILEAUTOLOGIN3: true,
    PWDEXPFORCECHANGE3: false,
    GOOGLELOGIN3: true,
    FIREBASECREATEACC3: true,
    UPDATEMOBILEICC3: false,
    LOTTMINIGAME3: false,
    SEALOTTMINIGAME3: false,
    MANDATORYAPPUPDATES3: true,
    REWCEN3: true,
  },
  settings: {
    'tracking.facebook': { pixelId: '2650918347720154' },
    'tracking.consent': { policyVersion: '2026-11', respectGpc: true },
    'site.reports': { sampleRate: 1 },
    'customer-service.desk': { hours: { from: '07:00', to: '01:00', utcOffset: -180 } },
    'account.register': { referralCode: true, minimumAge: 18 },
  },
  legal: {
    company: 'Aurora Jogos Online Ltda., CNPJ 41.205.663/0001-90, Av. Paulista 1842, São Paulo – SP',
    licence: { authority: 'Coastal Gaming Commission', number: 'CGC-AU-0906' },
    minimumAge: 18,
    // The merchant's own site has these; the mock gateway stands for it.
    terms: '/documents/current?of=terms&language={language}',
    privacy: '/documents/current?of=privacy&language={language}',
    saferPlay: '/documents/current?of=safer-play&language={language}',
    helpline: { name: 'CVV 188', href: 'tel:188' },
    mail: 'help@aurora.example',
    phone: '+55 11 4003 0110',
    payments: ['Pix', 'Visa', 'Mastercard'],
  },
  // The general law of data protection (LGPD) of Brazil.
  consent: 'ask',
  imageCDNs: [],
  // Its partners’ portal shows the site in a frame.
  frameAncestors: ['https://portal.aurora.example'],
  endpoints: {},
  metadata: {
    '/m/home': {
      'PT-BR': {
        title: 'Aurora – Slots, cassino ao vivo e Pix na hora',
        description:
          'Slots, mesas ao vivo e jogos rápidos na Aurora. Depósito e saque por Pix na hora, com atendimento dia e noite.',
        keywords: 'slots, cassino ao vivo, jogos online, Pix, jackpot, Aurora',
      },
      EN: {
        title: 'Aurora – Slots, live casino and instant Pix',
        description:
          'Slots, live tables and quick games at Aurora. Deposits and payouts by Pix at once, help day and night.',
        keywords: 'slots, live casino, online games, Pix, jackpot, Aurora',
      },
      ES: {
        title: 'Aurora – Slots, casino en vivo y Pix al instante',
        description:
          'Slots, mesas en vivo y juegos rápidos en Aurora. Depósitos y retiros por Pix al instante, con ayuda día y noche.',
        keywords: 'slots, casino en vivo, juegos en línea, Pix, jackpot, Aurora',
      },
      PT: {
        title: 'Aurora – Slots, casino ao vivo e Pix na hora',
        description:
          'Slots, mesas ao vivo e jogos rápidos na Aurora. Depósitos e levantamentos por Pix na hora, com ajuda de dia e de noite.',
        keywords: 'slots, casino ao vivo, jogos online, Pix, jackpot, Aurora',
      },
    },
    '/m/register': {
      'PT-BR': {
        title: 'Criar conta – Aurora',
        description: 'Crie sua conta Aurora em um minuto.',
        keywords: 'cadastro, criar conta, Aurora',
      },
      EN: {
        title: 'Create account – Aurora',
        description: 'Create your Aurora account in a minute.',
        keywords: 'registration, create account, Aurora',
      },
      ES: {
        title: 'Crear una cuenta – Aurora',
        description: 'Crea tu cuenta de Aurora en un minuto.',
        keywords: 'registro, crear una cuenta, Aurora',
      },
      PT: {
        title: 'Criar uma conta – Aurora',
        description: 'Crie a sua conta Aurora num minuto.',
        keywords: 'registo, criar uma conta, Aurora',
      },
    },
    '/m/login': {
      'PT-BR': { title: 'Entrar – Aurora', description: 'Entre na sua conta Aurora com segurança.' },
      EN: { title: 'Log in – Aurora', description: 'Log in to your Aurora account securely.' },
      ES: { title: 'Ingresar – Aurora', description: 'Ingresa a tu cuenta de Aurora de forma segura.' },
      PT: { title: 'Entrar – Aurora', description: 'Entre na sua conta Aurora em segurança.' },
    },
    '*': {
      'PT-BR': { title: 'Aurora', description: 'Aurora – cassino e jogos online.' },
      EN: { title: 'Aurora', description: 'Aurora – casino and games online.' },
      ES: { title: 'Aurora', description: 'Aurora – casino y juegos en línea.' },
      PT: { title: 'Aurora', description: 'Aurora – casino e jogos online.' },
    },
  },
  inspection: true,
}
