import { failing, pending, pluginStories } from '@foyer/sdk/testing'
import { fireEvent } from '@testing-library/dom'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'account / change password' }

const change = 'password.change'
const refused = (errorCode: string, message = '') =>
  failing('HT-REFUSED', { status: 200, errorCode, message })
const story = pluginStories(plugin, { texts: EN, answers: { [change]: {} } })

const typeIn =
  (current: string, next: string) =>
  (root: HTMLElement): void => {
    for (const [name, value] of Object.entries({ current, next })) {
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
const send =
  (current = 'secret1', next = 'lotus-2024') =>
  (root: HTMLElement): void => {
    typeIn(current, next)(root)
    submit(root)
  }

export const Empty = story('ChangeScreen')
/** Of the member's own accord. */
export const Usual = story('ChangeScreen', { play: typeIn('secret1', 'quiet-River-77') })
export const UsualFair = story('ChangeScreen', { play: typeIn('secret1', 'river-77') })
export const UsualEasy = story('ChangeScreen', { play: typeIn('secret1', 'river') })
/** It is owed. */
export const UsualWeak = story('ChangeScreen', { session: { passwordChangeRequired: 'weak' } })
export const UsualExpired = story('ChangeScreen', { session: { passwordChangeRequired: 'expired' } })
export const Invalid = story('ChangeScreen', { play: submit })
export const InvalidShort = story('ChangeScreen', { settings: { passwordMin: 12 }, play: send() })
export const InvalidSame = story('ChangeScreen', { play: send('secret1', 'secret1') })
export const InvalidUsername = story('ChangeScreen', { play: send('secret1', 'player1') })
export const Busy = story('ChangeScreen', { answers: { [change]: pending }, play: send() })
/** The current password is wrong. */
export const Refused = story('ChangeScreen', {
  answers: { [change]: refused('old.password.err') },
  play: send(),
})
/** The new one is, as the gateway words it. */
export const RefusedNew = story('ChangeScreen', {
  answers: { [change]: refused('new.password.err', 'It was in use less than a year ago') },
  play: send(),
})
export const RefusedTooOften = story('ChangeScreen', {
  answers: { [change]: refused('TOO_MANY_REQUESTS') },
  play: send(),
})
export const Failed = story('ChangeScreen', { answers: { [change]: failing('HT-NETWORK') }, play: send() })
export const Offline = story('ChangeScreen', {
  reachability: 'offline',
  answers: { [change]: failing('HT-OFFLINE') },
  play: send(),
})
export const LongTexts = story('ChangeScreen', {
  session: { passwordChangeRequired: 'weak' },
  answers: { [change]: failing('HT-TIMEOUT') },
  play: send(
    'a current password that is as long as a sentence',
    'and a new one which is no shorter than that',
  ),
})
export const Focused = story('ChangeScreen', {
  play: (root) => root.querySelector<HTMLElement>('input[name="current"]')?.focus(),
})
/** It is changed, and the page is about to leave. */
export const Done = story('ChangeScreen', { play: send() })

/** In the settings. */
export const UsualLink = pluginStories(plugin, { texts: EN })('ChangeLink', {
  props: { close: () => undefined },
})
