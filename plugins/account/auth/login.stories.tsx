import {
  captchaProviders,
  contribute,
  loginMethods,
  plugin,
  routes,
  STORAGE,
  type Translate,
  useTranslation,
} from '@foyer/sdk'
import {
  failing,
  fakeSession,
  fakeSite,
  pending,
  pluginStories,
  type PluginTest,
  type StoryOptions,
  testMember,
} from '@foyer/sdk/testing'
import { Button, Skeleton } from '@foyer/sdk/ui'
import { findByLabelText, findByRole, fireEvent, waitFor } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { fakeCaptchaProvider } from '../shared/captcha-provider.fake.ts'
import { contributeLogo, storyDevice } from '../shared/stories.fake.tsx'
import type { LoginAnswer } from '../shared/endpoints.ts'
import { saveRememberedLogin } from '../shared/remembered-login.ts'
import { lazyWithFallback, LoginUnavailable } from './auth.tsx'
import EN from './locales/EN.json'
import auth, { manifest } from './manifest.ts'
import { PendingIdentityLink } from './identity-login.tsx'

export default { title: 'account / log in' }

const ANSWER: LoginAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'lan88',
  customerName: undefined,
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
}
const refused = (errorCode: string) => failing('HT-REFUSED', { status: 200, errorCode })

const common: StoryOptions = {
  texts: { ...EN, by_story: 'SMS code', by_long: 'A code that is sent to your mobile phone' },
  session: 'guest',
  merchant: { name: 'Lotus' },
  answers: { 'auth.login': ANSWER },
  services: { [STORAGE]: storyDevice() },
  setUp: contributeLogo,
}
const story = pluginStories(auth, common)

const username = (root: HTMLElement, t: Translate) =>
  findByLabelText(root, t('username'), { selector: 'input' })
async function type(root: HTMLElement, t: Translate, name: string, password: string): Promise<void> {
  fireEvent.change(await username(root, t), { target: { value: name } })
  const field = root.querySelector('input[name="password"]')
  if (field) fireEvent.change(field, { target: { value: password } })
}
async function submit(root: HTMLElement, t: Translate): Promise<void> {
  const form = (await username(root, t)).closest('form')
  if (form) fireEvent.submit(form)
}
const signInAs =
  (name: string, password: string) =>
  async (root: HTMLElement, t: Translate): Promise<void> => {
    await type(root, t, name, password)
    await submit(root, t)
  }
const signIn = signInAs('lan88', 'secret1')
/** Until another try is possible. */
async function signInAndWait(root: HTMLElement, t: Translate): Promise<void> {
  await signIn(root, t)
  await waitFor(() => {
    if (root.querySelector('button[type="submit"][aria-busy]')) throw new Error('a repeat is still ignored')
  })
}

/** With other ways to log in, as other plugins add them. */
const withMethods = (...labels: readonly string[]) =>
  plugin(
    {
      ...manifest,
      contributes: [
        ...(manifest.contributes ?? []),
        contribute(routes, { path: '/m/register', access: 'guest', component: 'Login' }),
        ...labels.map((label) =>
          contribute(loginMethods, { key: label, shape: 'form', label, component: 'OtherForm' }),
        ),
        contribute(loginMethods, {
          key: 'other',
          shape: 'button',
          label: 'by_story',
          component: 'OtherButton',
        }),
      ],
    },
    async () => ({ ...(await import('./auth.tsx')), OtherForm: OtherButton, OtherButton }),
  )
function OtherButton({ busy }: { readonly busy: boolean }): ReactNode {
  const t = useTranslation<string>()
  return (
    <Button kind="secondary" block disabled={busy}>
      {t('by_story')}
    </Button>
  )
}
const amongOthers = pluginStories(withMethods('by_story'), common)
const amongMany = pluginStories(withMethods('by_long', 'by_story', 'not_loaded_yet'), common)

export const Empty = story('Login')
export const Usual = amongOthers('Login', {
  settings: { helpPath: '/m/help' },
  play: (root, t) => type(root, t, 'lan88', 'secret1'),
})
export const UsualHelp = amongOthers('Login', {
  settings: { helpPath: '/m/help' },
  play: async (root, t) => {
    await username(root, t)
    root.querySelector('details')?.setAttribute('open', '')
  },
})
export const UsualOtherMethod = amongOthers('Login', {
  play: async (root, t) => void fireEvent.click(await findByRole(root, 'tab', { name: t('by_story') })),
})

const remembering = storyDevice()
export const UsualRemembered = story('Login', {
  services: { [STORAGE]: remembering },
  setUp: async (test) => {
    contributeLogo(test)
    const session = fakeSession(testMember())
    await saveRememberedLogin(
      { username: 'lan88', password: 'secret1' },
      { storage: remembering, site: fakeSite(), session },
    )
  },
  play: async (root, t) => {
    await username(root, t)
    await waitFor(() => {
      if (!root.querySelector('input[type="checkbox"]:checked')) throw new Error('nothing is remembered')
    })
  },
})
/** An identity that no account is connected with waits for a login by username. */
export const UsualConnecting = story('Login', {
  setUp: (test) => {
    contributeLogo(test)
    PendingIdentityLink.forContext(test.context).set(
      { type: 'firebase', channel: 'google.com', idToken: 'token' },
      () => undefined,
    )
  },
})

/** The code of the form is on its way. */
const stillLoading = pluginStories(
  plugin(manifest, async () => ({
    ...(await import('./auth.tsx')),
    Login: lazyWithFallback({
      load: () => new Promise<never>(() => {}),
      fallback: <Skeleton height="28rem" />,
    }),
  })),
  common,
)
/** The code of the form could not be fetched. */
const notLoaded = pluginStories(
  plugin(manifest, async () => ({
    ...(await import('./auth.tsx')),
    Login: lazyWithFallback({
      load: () => Promise.reject(new Error('no network')),
      failed: LoginUnavailable,
    }),
  })),
  common,
)
export const Loading = stillLoading('Login')
export const LoadingMethod = amongMany('Login', { play: async (root, t) => void (await username(root, t)) })
export const FailedCode = notLoaded('Login')
export const OfflineCode = notLoaded('Login', { reachability: 'offline' })

export const Invalid = story('Login', { play: submit })
export const InvalidLengths = story('Login', { play: signInAs('la', 'x') })
export const Busy = amongOthers('Login', { answers: { 'auth.login': pending }, play: signIn })
/** The password is gone, to be typed again. */
export const Refused = story('Login', {
  answers: { 'auth.login': refused('login.cred.err') },
  play: signInAndWait,
})
export const RefusedTooOften = story('Login', {
  answers: { 'auth.login': refused('TOO_MANY_REQUESTS') },
  play: signInAndWait,
})
export const Failed = story('Login', {
  answers: { 'auth.login': failing('HT-STATUS', { status: 502 }) },
  play: signInAndWait,
})
export const Offline = story('Login', {
  reachability: 'offline',
  answers: { 'auth.login': failing('HT-OFFLINE') },
  play: signInAndWait,
})
export const Focused = story('Login', {
  play: async (root, t) => (await username(root, t)).focus(),
})
export const LongTexts = amongMany('Login', {
  merchant: { name: 'The Grand Golden Lotus Casino and Sportsbook of Ho Chi Minh City' },
  play: signInAs('a-name-that-is-much-longer-than-any-gateway-takes-it', 'x'),
})

/** The form asks for a captcha. */
const withCaptcha = (...vendor: Parameters<typeof fakeCaptchaProvider>): StoryOptions => ({
  settings: { captcha: true },
  setUp: (test: PluginTest) => {
    contributeLogo(test)
    test.contributeOthers(captchaProviders, [fakeCaptchaProvider(...vendor).provider])
  },
})
async function openCaptcha(root: HTMLElement, t: Translate): Promise<void> {
  fireEvent.click(await findByRole(root, 'button', { name: t('captcha_waiting') }))
}
export const UsualCaptcha = story('Login', withCaptcha())
export const LoadingCaptcha = story('Login', { settings: { captcha: true } })
export const BusyCaptcha = story('Login', { ...withCaptcha(), play: openCaptcha })
export const DoneCaptcha = story('Login', { ...withCaptcha('passes'), play: openCaptcha })
const captchaFailure = { reason: 'network', code: '60205' } as const
export const FailedCaptcha = story('Login', withCaptcha('stays open', captchaFailure))
/** The player closed it. */
export const InvalidCaptcha = story('Login', { ...withCaptcha('closes'), play: signInAndWait })
