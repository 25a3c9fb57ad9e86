interface GoodRequest {
  /** Id of a call with the same answer, for a call that needs earlier ones. */
  readonly like?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
/** An unsigned token, like those of the identity provider's emulator. */
const tokenWith = (claims: object): string =>
  `${part({ alg: 'none' })}.${part({ sub: 'somebody', iat: Math.floor(Date.now() / 1000), ...claims })}.`
const IDENTITY_TOKEN = tokenWith({})
const NUMBER_TOKEN = tokenWith({ phone_number: '+84901234567' })

/** Inputs of valid calls by endpoint id, where an empty input is not valid. The tests spoil the mock gateway's answers. */
export const REQUESTS: Readonly<Record<string, GoodRequest>> = {
  'auth.login': { body: { type: 'username', username: 'player', password: 'player123' } },
  'second-factor.verify': { like: 'auth.login' },
  'auth.login-identity': { like: 'auth.login' },
  'account.auto-username': { body: { registerMethod: 'firebase', firebaseIdToken: IDENTITY_TOKEN } },
  'register.username': { body: { username: 'newplayer', password: 'secret1', login: true } },
  'register.mobile': {
    body: {
      username: 'newplayer',
      password: 'secret1',
      login: true,
      countryDialingCode: '+84',
      mobileNum: '901234567',
      firebaseIdToken: NUMBER_TOKEN,
    },
  },
  'kernel.rsa-key': { query: { _: '1' } },
  'mobile.countries': { query: { _: 'lotus01' } },
  'captcha-geetest.challenge': { query: { t: '1' } },
  'mobile.send-code': { body: { countryDialingCode: '+84', mobileNum: '901234567' } },
  'member.language': { body: { language: 'EN' } },
  'password.change': { body: { oldPassword: 'player123', newPassword: 'another-one' } },
  'game.lanes': { query: { platform: 'html5' } },
  'game.launch': { body: { gameCode: 'SL001', hasLobby: false, backUrl: 'http://lotus.localhost/m/home' } },
  'tracking.relay': { body: { events: '[{"event":"login","event_id":"a"}]' } },
  'feedback.send': { body: { category: 'other', content: 'The games load slowly in the evening.' } },
  'reports.send': {
    body: {
      build: 'b1',
      merchant: 'lotus01',
      connection: '4g',
      saveData: false,
      reports: [{ kind: 'vital', route: '/m/home', name: 'LCP', value: 900, navigation: 'navigate' }],
    },
  },
  'banner.list': { query: { groupName: 'm_home' } },
  'game.trial': { query: { gameId: 'FI009', platform: 'html5' } },
  'promotions.claim-reward': { body: { id: 'RW1001' } },
  'promotions.redeem': { body: { goodsId: 'PM01', price: '800', orderId: 'a1' } },
  'wallet.deposit': {
    body: { methodId: 'QR', amount: '500000', currency: 'VND', reference: '7KQ2-M9XD-41ZP-0C3T' },
  },
  'promotions.claim-mission': { body: { id: 'MS01' } },
  'wallet.bind-card': { body: { bankCode: 'SHB1', holderName: 'Lan Nguyen', accountNo: '1234567890' } },
  'wallet.bind-pix': { body: { keyType: 'CPF', pixKey: '52998224725' } },
  'chat-cbs.launch': { body: { headerColor: '#0f5132', language: 'EN' } },
  'wallet.order': { query: { orderId: 'D870001' } },
  'wallet.check-reference': { body: { reference: 'AAAA-BBBB-CCCC-DDDD' } },
  'wallet.withdraw': {
    body: { accountId: 'C100010', amount: '500000', currency: 'VND', reference: 'AAAA-BBBB-CCCC-DDDD' },
  },
  'wallet.cancel-withdrawal': { like: 'wallet.withdraw' },
  'install.download-setting': { query: { domain: 'lotus.localhost' } },
  'announcements.visitor': { query: { types: 'PR', platform: 'M', category: 'app_download' } },
  'push.bind': { body: { registrationToken: 'token-1' } },
  'push.subscribe': { like: 'push.bind' },
  'push.unsubscribe': { body: { registrationToken: 'token-1', unsubscribeAll: true } },
}
