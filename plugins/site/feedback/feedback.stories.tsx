import { fireEvent, getByLabelText, getByRole } from '@testing-library/dom'
import type { Translate } from '@foyer/sdk'
import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { MESSAGE_MAX } from './draft.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / feedback' }

const MESSAGE = 'The wheel stops too soon.'

/** Writes a message about a game. */
function write(root: HTMLElement, t: Translate, message = MESSAGE): void {
  fireEvent.click(getByLabelText(root, t('about_game')))
  fireEvent.change(getByLabelText(root, t('message')), { target: { value: message } })
}
function send(root: HTMLElement, t: Translate): void {
  fireEvent.click(getByRole(root, 'button', { name: t('send') }))
}
function writeAndSend(root: HTMLElement, t: Translate): void {
  write(root, t)
  send(root, t)
}
const story = pluginStories(plugin, { texts: EN, answers: { 'feedback.send': {} } })
const sent = (
  answer: ReturnType<typeof failing>,
  play: StoryOptions['play'] = writeAndSend,
): StoryOptions => ({
  answers: { 'feedback.send': answer },
  play,
})

export const Usual = story('FeedbackScreen', { play: write })
export const Empty = story('FeedbackScreen')
/** Sent without anything in it. */
export const Invalid = story('FeedbackScreen', { play: send })
export const InvalidTooLong = story('FeedbackScreen', {
  play: (root, t) => {
    write(root, t, 'Too long. '.repeat(MESSAGE_MAX / 8))
    send(root, t)
  },
})
export const Busy = story('FeedbackScreen', sent(pending))
export const Failed = story('FeedbackScreen', sent(failing('HT-NETWORK')))
export const Offline = story('FeedbackScreen', { ...sent(failing('HT-OFFLINE')), reachability: 'offline' })
/** In the gateway's words. */
export const Refused = story(
  'FeedbackScreen',
  sent(failing('HT-REFUSED', { status: 200, errorCode: 'feedback.limit', message: 'Three messages a day.' })),
)
export const Done = story('FeedbackScreen', { play: writeAndSend })
/** One word without a place to break it. */
export const LongTexts = story('FeedbackScreen', {
  ...sent(
    failing('HT-REFUSED', {
      status: 200,
      errorCode: 'feedback.limit',
      message: `You have written three messages today, which is as many as we can read. ${'Donaudampfschifffahrt'.repeat(4)}`,
    }),
    (root, t) => {
      write(root, t, 'Donaudampfschifffahrt'.repeat(20))
      send(root, t)
    },
  ),
})
export const Focused = story('FeedbackScreen', {
  play: (root, t) => getByLabelText(root, t('about_payment')).focus(),
})
export const FocusedMessage = story('FeedbackScreen', {
  play: (root, t) => getByLabelText(root, t('message')).focus(),
})
export const UsualLink = story('FeedbackLink', { props: { close: () => undefined } })
