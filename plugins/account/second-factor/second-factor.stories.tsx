import { plugin, type Translate, useTranslation } from '@foyer/sdk'
import { failing, pending, pluginStories } from '@foyer/sdk/testing'
import { SheetHeader } from '@foyer/sdk/ui'
import { findByLabelText, findByRole, fireEvent } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { inDialog } from '../shared/stories.fake.tsx'
import { type FactorMethod, MOBILE_NUMBERS, type SecondFactorProps } from '../shared/points.ts'
import { BAD_GATEWAY, MOBILE_TEXTS, storyNumbers } from '../shared/story-numbers.fake.ts'
import EN from './locales/EN.json'
import { manifest } from './manifest.ts'
import { SecondFactorForm } from './second-factor-form.tsx'

export default { title: 'account / second factor' }

/** Below the title, as the login shows it. */
function Sheet(props: SecondFactorProps): ReactNode {
  const t = useTranslation<string>()
  return (
    <>
      <SheetHeader title={t('second_factor')} closeLabel={t('close')} onClose={() => undefined} />
      <SecondFactorForm {...props} />
    </>
  )
}
const verify = 'second-factor.verify'
const story = pluginStories(
  plugin(manifest, async () => ({
    ...(await import('./second-factor-form.tsx')),
    SecondFactorForm: inDialog(Sheet, 'second_factor', 'sheet'),
  })),
  {
    texts: { ...MOBILE_TEXTS, ...EN, second_factor: 'Verify that it is you' },
    session: 'guest',
    services: { [MOBILE_NUMBERS]: storyNumbers() },
  },
)
const by = (...methods: readonly FactorMethod[]) => ({
  props: {
    credentials: { username: 'lan88', password: 'secret1' },
    methods,
    captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
    onEnd: () => undefined,
  } satisfies SecondFactorProps,
})

const tap = async (root: HTMLElement, t: Translate, key: string): Promise<void> =>
  void fireEvent.click(await findByRole(root, 'button', { name: t(key) }))
function submit(root: HTMLElement): void {
  const form = root.querySelector('form')
  if (!form) throw new Error('there is no form')
  fireEvent.submit(form)
}
const send =
  (name: string, value: string) =>
  (root: HTMLElement): void => {
    const field = root.querySelector(`input[name="${name}"]`)
    if (!field) throw new Error(`there is no field ${name}`)
    fireEvent.change(field, { target: { value } })
    submit(root)
  }

export const One = story('SecondFactorForm', by('E'))
export const OnePayee = story('SecondFactorForm', by('P'))
export const OneAuthenticator = story('SecondFactorForm', by('G'))
export const OneMobile = story('SecondFactorForm', by('S'))
export const Usual = story('SecondFactorForm', by('E', 'G'))
export const Many = story('SecondFactorForm', by('E', 'P', 'G', 'S'))
export const Invalid = story('SecondFactorForm', { ...by('E', 'P'), play: send('email', 'lan') })
export const InvalidMobile = story('SecondFactorForm', { ...by('S'), play: submit })
export const Busy = story('SecondFactorForm', {
  ...by('G'),
  answers: { [verify]: pending },
  play: send('authCode', '123456'),
})
/** The code is being sent. */
export const BusyCode = story('SecondFactorForm', {
  ...by('S'),
  services: { [MOBILE_NUMBERS]: storyNumbers({ outcome: 'pending' }) },
  play: async (root, t) => {
    fireEvent.change(await findByLabelText(root, t('mobile_number')), { target: { value: '901234567' } })
    await tap(root, t, 'send_code')
  },
})
/** The code is on its way. */
export const DoneCode = story('SecondFactorForm', {
  ...by('E', 'S'),
  play: async (root, t) => {
    fireEvent.click(await findByRole(root, 'tab', { name: t('by_S') }))
    const field = await findByLabelText(root, t('mobile_number'))
    fireEvent.change(field, { target: { value: '901234567' } })
    await tap(root, t, 'send_code')
  },
})
/** What was typed is gone, to be typed again; the field says why. */
export const Refused = story('SecondFactorForm', {
  ...by('G'),
  answers: {
    [verify]: failing('HT-REFUSED', { status: 200, errorCode: 'verify.err', message: 'Wrong code' }),
  },
  play: send('authCode', '123456'),
})
/** It was not checked: what was typed stays. */
export const Failed = story('SecondFactorForm', {
  ...by('G'),
  answers: { [verify]: failing('HT-STATUS', { status: 502 }) },
  play: send('authCode', '123456'),
})
/** No code was sent. */
export const FailedCode = story('SecondFactorForm', {
  ...by('S'),
  services: { [MOBILE_NUMBERS]: storyNumbers({ outcome: BAD_GATEWAY }) },
  play: async (root, t) => {
    fireEvent.change(await findByLabelText(root, t('mobile_number')), { target: { value: '901234567' } })
    await tap(root, t, 'send_code')
  },
})
export const LongTexts = story('SecondFactorForm', {
  ...by('E', 'P', 'G', 'S'),
  play: send('email', 'a-rather-long-name-of-somebody@department.of-a-large-company.example.com'),
  answers: { [verify]: pending },
})
