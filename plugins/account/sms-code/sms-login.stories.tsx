import type { LoginMethodProps, Translate } from '@foyer/sdk'
import { pluginStories } from '@foyer/sdk/testing'
import { fireEvent, getByRole } from '@testing-library/dom'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import { BAD_GATEWAY, MOBILE_TEXTS, storyNumbers } from '../shared/story-numbers.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'account / log in by code' }

const props: LoginMethodProps = {
  signIn: () =>
    Promise.resolve({
      kind: 'refused',
      code: 'sms.code.err',
      atField: { wrong: 'proof', message: undefined },
    }),
  captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
  busy: false,
}
const story = pluginStories(plugin, {
  texts: { ...MOBILE_TEXTS, ...EN },
  session: 'guest',
  services: { [MOBILE_NUMBERS]: storyNumbers() },
  props,
})

function type(root: HTMLElement, number: string, code = ''): void {
  for (const [name, value] of Object.entries({ number, code })) {
    const field = root.querySelector(`input[name="${name}"]`)
    if (!field) throw new Error(`there is no field ${name}`)
    fireEvent.change(field, { target: { value } })
  }
}
function submit(root: HTMLElement): void {
  const form = root.querySelector('form')
  if (!form) throw new Error('there is no form')
  fireEvent.submit(form)
}
function sendCode(root: HTMLElement, t: Translate): void {
  type(root, '901234567')
  fireEvent.click(getByRole(root, 'button', { name: t('send_code') }))
}

export const Empty = story('SmsLogin')
export const Usual = story('SmsLogin', { play: (root) => type(root, '901234567', '123456') })
export const Invalid = story('SmsLogin', { play: submit })
/** The code is being sent. */
export const Busy = story('SmsLogin', {
  services: { [MOBILE_NUMBERS]: storyNumbers({ outcome: 'pending' }) },
  play: sendCode,
})
/** A login is under way. */
export const BusyLogin = story('SmsLogin', {
  props: { ...props, busy: true },
  play: (root) => type(root, '901234567', '123456'),
})
/** The code is on its way; another can be sent in a while. */
export const Done = story('SmsLogin', {
  services: { [MOBILE_NUMBERS]: storyNumbers({ resendSeconds: 42 }) },
  play: (root) => type(root, '901234567'),
})
/** No code was sent. */
export const Failed = story('SmsLogin', {
  services: { [MOBILE_NUMBERS]: storyNumbers({ outcome: BAD_GATEWAY }) },
  play: sendCode,
})
/** The gateway refused the code, which is marked and stays. */
export const Refused = story('SmsLogin', {
  play: (root) => {
    type(root, '901234567', '123456')
    submit(root)
  },
})
