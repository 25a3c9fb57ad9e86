import { STORAGE, type Translate } from '@foyer/sdk'
import { failing, pending, pluginStories } from '@foyer/sdk/testing'
import { findByText, fireEvent, waitFor } from '@testing-library/dom'
import { storyDevice } from '../shared/stories.fake.tsx'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'account / register a member' }

const create = 'register.username'
const refused = (errorCode: string, message = '') =>
  failing('HT-REFUSED', { status: 200, errorCode, message })
const answerFor = (userName: string) => ({
  token: undefined,
  id: '90',
  userName,
  customerName: undefined,
  customerType: 0,
})
/** Of a member of type 1, an agent. */
const story = pluginStories(plugin, {
  texts: EN,
  answers: { [create]: answerFor('river_9'), 'account.check-username': { taken: false } },
  services: { [STORAGE]: storyDevice() },
})

function type(root: HTMLElement, username: string, password: string): void {
  for (const [name, value] of Object.entries({ username, password })) {
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
function send(root: HTMLElement): void {
  type(root, 'river_9', 'quiet-river')
  submit(root)
}
function expectBusy(root: HTMLElement, expected: boolean): void {
  const busy = root.querySelector('button[type="submit"][aria-busy]') !== null
  if (busy !== expected) throw new Error(busy ? 'a repeat is still ignored' : 'nothing is being sent')
}
/** Until another try is possible. */
async function sendAndWait(root: HTMLElement): Promise<void> {
  send(root)
  await waitFor(() => expectBusy(root, true))
  await waitFor(() => expectBusy(root, false))
}
async function make(root: HTMLElement, t: Translate): Promise<void> {
  send(root)
  await findByText(root, t('hand_over'))
}

export const Empty = story('AgentScreen')
export const Usual = story('AgentScreen', {
  play: async (root, t) => {
    type(root, 'river_9', 'quiet-River-77')
    await findByText(root, t('username_free'), { selector: 'output *' })
  },
})
export const Invalid = story('AgentScreen', { play: submit })
export const Busy = story('AgentScreen', { answers: { [create]: pending }, play: send })
export const Refused = story('AgentScreen', {
  answers: { [create]: refused('username.exists', 'Somebody has this name already') },
  play: sendAndWait,
})
export const Failed = story('AgentScreen', {
  answers: { [create]: failing('HT-STATUS', { status: 502 }) },
  play: sendAndWait,
})
export const Offline = story('AgentScreen', {
  reachability: 'offline',
  answers: { [create]: failing('HT-OFFLINE') },
  play: sendAndWait,
})
export const Focused = story('AgentScreen', {
  play: (root) => root.querySelector<HTMLElement>('input[name="username"]')?.focus(),
})
/** The agent hands it over. */
export const Done = story('AgentScreen', { play: make })
export const LongTexts = story('AgentScreen', {
  answers: { [create]: answerFor('a_name_that_is_much_longer_than_any_gateway_takes_it') },
  play: make,
})
