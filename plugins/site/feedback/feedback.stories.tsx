import { failing, pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / feedback' }

const story = pluginStories(plugin, { texts: EN, answers: { 'feedback.send': {} } })

export const Form = story('FeedbackScreen')
export const Failed = story('FeedbackScreen', { answers: { 'feedback.send': failing('HT-NETWORK') } })
export const InTheSettings = story('FeedbackLink', { props: { close: () => undefined } })
