import { failing, pending, pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'vendors / acme' }

const LIST = [
  { id: '1', title: 'First' },
  { id: '2', title: 'Second' },
]
const story = pluginStories(plugin, { texts: EN, answers: { 'acme.list': LIST } })

export const Usual = story('AcmeScreen')
export const Empty = story('AcmeScreen', { answers: { 'acme.list': [] } })
export const Loading = story('AcmeScreen', { answers: { 'acme.list': pending } })
export const Failed = story('AcmeScreen', { answers: { 'acme.list': failing('HT-NETWORK') } })
