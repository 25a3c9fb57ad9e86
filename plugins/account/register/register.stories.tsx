import { captchaProviders, plugin, STORAGE, type Translate } from '@foyer/sdk'
import {
  failing,
  fakeStorage,
  pending,
  pluginStories,
  type PluginTest,
  type StoryOptions,
} from '@foyer/sdk/testing'
import { findByLabelText, findByRole, findByText, fireEvent, waitFor } from '@testing-library/dom'
import { fakeCaptchaProvider } from '../shared/captcha-provider.fake.ts'
import { contributeLogo, inDialog, storyDevice } from '../shared/stories.fake.tsx'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import type { RegistrationAnswer } from '../shared/endpoints.ts'
import { REGISTRATION_INFO } from '../contract.ts'
import { MOBILE_TEXTS, storyNumbers } from '../shared/story-numbers.fake.ts'
import EN from './locales/EN.json'
import register, { manifest } from './manifest.ts'
import { Welcome } from './show-welcome.tsx'

export default { title: 'account / register' }

const ANSWER: RegistrationAnswer = {
  token: 'token-90',
  id: '90',
  userName: 'river_9',
  customerName: undefined,
  customerType: 0,
}
const byUsername = 'register.username'
const refused = (errorCode: string, message = '') =>
  failing('HT-REFUSED', { status: 200, errorCode, message })
const common = {
  texts: { ...MOBILE_TEXTS, ...EN },
  merchant: { name: 'Lotus' },
  answers: { [byUsername]: ANSWER, 'account.check-username': { taken: false } },
  services: { [STORAGE]: storyDevice(), [MOBILE_NUMBERS]: storyNumbers() },
  setUp: contributeLogo,
}
const story = pluginStories(register, { ...common, session: 'guest' })

type Values = Partial<Record<'number' | 'code' | 'username' | 'password' | 'referralCode', string>>
const fieldOf = (root: HTMLElement, name: string): HTMLElement => {
  const field = root.querySelector<HTMLElement>(`input[name="${name}"]`)
  if (!field) throw new Error(`there is no field ${name}`)
  return field
}
function type(root: HTMLElement, values: Values): void {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(fieldOf(root, name), { target: { value } })
}
function submit(root: HTMLElement): void {
  const form = root.querySelector('form')
  if (!form) throw new Error('there is no form')
  fireEvent.submit(form)
}
const typing = (values: Values) => (root: HTMLElement) => type(root, values)
const sending =
  (values: Values = { username: 'river_9', password: 'quiet-river' }) =>
  (root: HTMLElement): void => {
    type(root, values)
    submit(root)
  }
function expectBusy(root: HTMLElement, expected: boolean): void {
  const busy = root.querySelector('button[type="submit"][aria-busy]') !== null
  if (busy !== expected) throw new Error(busy ? 'a repeat is still ignored' : 'nothing is being sent')
}
/** Sends, until another try is possible. */
const failingWith =
  (values?: Values) =>
  async (root: HTMLElement): Promise<void> => {
    sending(values)(root)
    await waitFor(() => expectBusy(root, true))
    await waitFor(() => expectBusy(root, false))
  }
/** What is known of the user name has come. */
const typingName =
  (key: string) =>
  async (root: HTMLElement, t: Translate): Promise<void> => {
    type(root, { username: 'river_9', password: 'quiet-River-77' })
    await findByText(root, t(key), { selector: 'output *' })
  }

const everything = {
  methods: ['username', 'mobile'],
  referralCode: true,
  minimumAge: 21,
  termsPath: '/m/terms',
}
const mobile = { settings: { methods: ['mobile'] } }
const byNumber = { number: '901234567', code: '123456', password: 'quiet-river' }

export const Empty = story('RegisterScreen')
export const Usual = story('RegisterScreen', { settings: everything, play: typingName('username_free') })
export const UsualMobile = story('RegisterScreen', { ...mobile, play: typing(byNumber) })
/** Number only: the gateway makes the user name, and the page the password. */
export const UsualNumberOnly = story('RegisterScreen', {
  settings: { methods: ['mobile'], mobilePassword: false, mobileCode: false },
})
export const UsualMobileWhole = story('RegisterScreen', {
  settings: { ...everything, methods: ['mobile', 'username'], mobileUsername: true },
})
/** By the link of somebody who plays here. */
export const UsualReferred = story('RegisterScreen', {
  services: { [STORAGE]: fakeStorage({ [REGISTRATION_INFO.name]: '{"referralCode":"R1"}' }) },
})
export const LoadingCaptcha = story('RegisterScreen', { settings: { captcha: true } })
export const Invalid = story('RegisterScreen', { settings: everything, play: submit })
export const InvalidMobile = story('RegisterScreen', { ...mobile, play: submit })
export const InvalidValues = story('RegisterScreen', {
  settings: everything,
  play: sending({ username: 'río', password: '123456', referralCode: 'not a code!' }),
})
export const InvalidTaken = story('RegisterScreen', {
  answers: { 'account.check-username': { taken: true } },
  play: typingName('username_taken'),
})
export const Busy = story('RegisterScreen', { answers: { [byUsername]: pending }, play: sending() })
/** The code is being sent. */
export const BusyCode = story('RegisterScreen', {
  ...mobile,
  services: { [MOBILE_NUMBERS]: storyNumbers({ outcome: 'pending' }) },
  play: async (root, t) => {
    type(root, { number: '901234567' })
    fireEvent.click(await findByText(root, t('send_code')))
  },
})
/** Another code can be sent in a while. */
export const DisabledCode = story('RegisterScreen', {
  ...mobile,
  services: { [MOBILE_NUMBERS]: storyNumbers({ resendSeconds: 42 }) },
  play: typing({ number: '901234567' }),
})
/** At the field that it is about. */
export const Refused = story('RegisterScreen', {
  answers: { [byUsername]: refused('username.exists', 'Somebody has this name already') },
  play: failingWith(),
})
export const RefusedCode = story('RegisterScreen', {
  ...mobile,
  answers: { 'account.auto-username': refused('sms.code.err', 'The code is wrong') },
  play: failingWith(byNumber),
})
export const RefusedTooOften = story('RegisterScreen', {
  answers: { [byUsername]: refused('TOO_MANY_REQUESTS') },
  play: failingWith(),
})
export const Failed = story('RegisterScreen', {
  answers: { [byUsername]: failing('HT-STATUS', { status: 502 }) },
  play: failingWith(),
})
export const Offline = story('RegisterScreen', {
  reachability: 'offline',
  answers: { [byUsername]: failing('HT-OFFLINE') },
  play: failingWith(),
})
export const Focused = story('RegisterScreen', { play: (root) => fieldOf(root, 'username').focus() })
export const LongTexts = story('RegisterScreen', {
  settings: { ...everything, usernameMax: 256 },
  merchant: { name: 'The Grand Golden Lotus Casino and Sportsbook of Ho Chi Minh City' },
  answers: {
    [byUsername]: refused(
      'password.rules',
      'A password needs letters of both cases, digits and a mark; it must hold neither your name nor a word of a dictionary',
    ),
  },
  play: async (root, t) => {
    fireEvent.click(await findByLabelText(root, t('of_age', { years: 21 })))
    await failingWith({
      username: 'a_name_that_is_much_longer_than_any_gateway_takes_it',
      password: 'a password that is as long as a sentence',
      referralCode: 'a'.repeat(64),
    })(root)
  },
})
const withCaptcha = (...vendor: Parameters<typeof fakeCaptchaProvider>): StoryOptions => ({
  status: { registerCaptcha: true },
  setUp: (test: PluginTest) => {
    contributeLogo(test)
    test.contributeOthers(captchaProviders, [fakeCaptchaProvider(...vendor).provider])
  },
})
async function openCaptcha(root: HTMLElement, t: Translate): Promise<void> {
  fireEvent.click(await findByRole(root, 'button', { name: t('captcha_waiting') }))
}
export const UsualCaptcha = story('RegisterScreen', withCaptcha())
export const BusyCaptcha = story('RegisterScreen', { ...withCaptcha(), play: openCaptcha })
async function closeCaptcha(root: HTMLElement, t: Translate): Promise<void> {
  await failingWith()(root)
  await findByText(root, t('verify_first'))
}
/** The player closed it. */
export const InvalidCaptcha = story('RegisterScreen', { ...withCaptcha('closes'), play: closeCaptcha })

const whenMade = pluginStories(
  plugin(manifest, async () => ({
    ...(await import('./register.ts')),
    RegisterScreen: inDialog(Welcome, 'welcome'),
  })),
  common,
)
const made = { close: () => undefined, username: 'river_9', password: undefined, loggedIn: true }
/** What the player is told then. */
export const Done = whenMade('RegisterScreen', { props: made })
export const DonePasswordMade = whenMade('RegisterScreen', { props: { ...made, password: 'Kq7-Vn2-Rw9' } })
export const DoneLoggedOut = whenMade('RegisterScreen', { props: { ...made, loggedIn: false } })
