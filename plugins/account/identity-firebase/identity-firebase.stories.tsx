import { CLOCK, createStore, plugin, type Translate } from '@foyer/sdk'
import { fakeStorage, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import { inDialog } from '../shared/stories.fake.tsx'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import { MOBILE_TEXTS, storyNumbers } from '../shared/story-numbers.fake.ts'
import { fakeIdentityService, fakeUser } from './identity-service.fake.ts'
import type { IdentityService, MfaEnrolment, PhoneSecondFactor } from './identity-service.ts'
import EN from './locales/EN.json'
import { manifest } from './manifest.ts'
import { mfaEnrolmentRow } from './mfa-enrolment-row.tsx'
import { MfaEnrolmentSheet } from './mfa-enrolment-sheet.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { SecondFactorSheet } from './second-factor-sheet.tsx'
import { SENT_CODE } from './sent-code.ts'

export default { title: 'account / identity provider' }

const NOW = 1_700_000_000_000
const enrolment: MfaEnrolment = {
  send: () => Promise.resolve('verification-1'),
  confirm: () => Promise.resolve(),
}
const story = pluginStories(
  plugin(manifest, async () => ({
    ...(await import('./identity-firebase.ts')),
    PhoneSheet,
    SecondFactorSheet,
    MfaEnrolmentSheet: inDialog(MfaEnrolmentSheet, 'protect_title', 'sheet'),
    MfaEnrolmentRow: mfaEnrolmentRow(createStore<MfaEnrolment | undefined>(enrolment)),
  })),
  {
    texts: { ...MOBILE_TEXTS, ...EN },
    session: 'guest',
    services: { [CLOCK]: { now: () => NOW }, [MOBILE_NUMBERS]: storyNumbers() },
  },
)
/** A failure as the provider's SDK words it. */
const vendorError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })
const never = (): Promise<never> => new Promise(() => {})

function type(root: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = root.querySelector(`input[name="${name}"]`)
    if (!field) throw new Error(`there is no field ${name}`)
    fireEvent.change(field, { target: { value } })
  }
}
const tap = async (root: HTMLElement, t: Translate, key: string): Promise<void> =>
  void fireEvent.click(await findByRole(root, 'button', { name: t(key) }))
const sendCode = async (root: HTMLElement, t: Translate): Promise<void> => {
  type(root, { mobileNum: '901234567' })
  await tap(root, t, 'send_code')
}
const checkCode = async (root: HTMLElement, t: Translate): Promise<void> => {
  type(root, { code: '123456' })
  await tap(root, t, 'log_in')
}

const byPhone = (service: Partial<IdentityService> = {}, busy = false): StoryOptions => ({
  props: {
    service: () => Promise.resolve(fakeIdentityService(service)),
    signIn: () => Promise.resolve({ kind: 'refused', code: 'login.locked' }),
    busy,
    onClose: () => undefined,
  },
})
/** A code was sent before the page was loaded anew. */
const sent = (): StoryOptions => ({
  storage: fakeStorage({
    [SENT_CODE.name]: JSON.stringify({
      countryDialingCode: '+84',
      mobileNum: '901234567',
      verificationId: 'verification-1',
      at: NOW,
    }),
  }),
})

export const EmptyPhone = story('PhoneSheet', byPhone())
export const InvalidPhone = story('PhoneSheet', {
  ...byPhone(),
  play: (root, t) => tap(root, t, 'send_code'),
})
export const BusyPhone = story('PhoneSheet', { ...byPhone({ sendCode: never }), play: sendCode })
export const DisabledPhone = story('PhoneSheet', byPhone({}, true))
export const UsualPhone = story('PhoneSheet', {
  ...byPhone(),
  ...sent(),
  services: { [MOBILE_NUMBERS]: storyNumbers({ resendSeconds: 42 }) },
})
export const BusyPhoneCheck = story('PhoneSheet', {
  ...byPhone({ confirm: never }),
  ...sent(),
  play: checkCode,
})
export const InvalidPhoneCode = story('PhoneSheet', {
  ...byPhone(),
  ...sent(),
  play: (root, t) => tap(root, t, 'log_in'),
})
export const RefusedPhoneCode = story('PhoneSheet', {
  ...byPhone({ confirm: () => Promise.reject(vendorError('auth/invalid-verification-code')) }),
  ...sent(),
  play: checkCode,
})
export const OfflinePhone = story('PhoneSheet', {
  ...byPhone({ sendCode: () => Promise.reject(vendorError('auth/network-request-failed')) }),
  reachability: 'offline',
  play: sendCode,
})

const withPhones = (phones: readonly string[], part: Partial<PhoneSecondFactor> = {}): StoryOptions => ({
  props: {
    factor: {
      phones,
      send: () => Promise.resolve('verification-1'),
      confirm: () => Promise.resolve(fakeUser('google.com')),
      ...part,
    } satisfies PhoneSecondFactor,
    busy: false,
    onUser: () => Promise.resolve(),
    onClose: () => undefined,
  },
})
const PHONES = ['+*******4567', '+*******8910', '+*******1112']
export const OneSecondFactor = story('SecondFactorSheet', withPhones(PHONES.slice(0, 1)))
export const ManySecondFactor = story('SecondFactorSheet', withPhones(PHONES))
export const FailedSecondFactor = story('SecondFactorSheet', {
  ...withPhones(PHONES, { send: () => Promise.reject(vendorError('auth/quota-exceeded')) }),
  play: (root, t) => tap(root, t, 'send_code'),
})
export const DoneSecondFactorSent = story('SecondFactorSheet', {
  ...withPhones(PHONES.slice(0, 1)),
  play: (root, t) => tap(root, t, 'send_code'),
})

const protecting = (part: Partial<MfaEnrolment> = {}): StoryOptions => ({
  session: {},
  props: { enrolment: { ...enrolment, ...part }, close: () => undefined },
})
export const UsualEnrolment = story('MfaEnrolmentSheet', protecting())
export const BusyEnrolment = story('MfaEnrolmentSheet', { ...protecting({ send: never }), play: sendCode })
export const FailedEnrolment = story('MfaEnrolmentSheet', {
  ...protecting({ send: () => Promise.reject(vendorError('auth/requires-recent-login')) }),
  play: sendCode,
})
/** In the settings. */
export const UsualEnrolmentRow = story('MfaEnrolmentRow', { session: {}, props: { close: () => undefined } })
