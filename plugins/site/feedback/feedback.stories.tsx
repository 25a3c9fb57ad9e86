import { fireEvent } from '@testing-library/dom'
import { failing, pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / feedback' }

/** Writes a message and sends it. */
function send(root: HTMLElement): void {
  const form = root.querySelector('form')
  const message = root.querySelector('textarea')
  if (!form || !message) throw new Error('there is no form')
  fireEvent.change(message, { target: { value: 'The wheel stops too soon.' } })
  fireEvent.submit(form)
}

const story = pluginStories(plugin, { texts: EN, answers: { 'feedback.send': {} } })

export const Usual = story('FeedbackScreen')
export const Failed = story('FeedbackScreen', {
  answers: { 'feedback.send': failing('HT-NETWORK') },
  play: send,
})
export const UsualLink = story('FeedbackLink', { props: { close: () => undefined } })
