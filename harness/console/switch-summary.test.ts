// @vitest-environment node
import { expect, it } from 'vitest'
import { switchSummary } from './switch-summary.ts'

const NONE = { decides: [], readBy: [], fetches: [] }
const chat = {
  id: 'a.chat',
  title: 'Chat',
  shows: [
    { point: 'site.tabs', isSlot: false },
    { point: 'navigation.routes', isSlot: false, page: '/m/chat' },
    { point: 'site.tabs', isSlot: false },
  ],
}
const login = { id: 'a.login', title: 'Log-in', shows: [] }

it.each([
  ['nothing', NONE, 'No plugin of this page reads it.'],
  ['what it turns on, with its places once', { ...NONE, decides: [chat] }, 'Turns Chat on and off: the tab bar and the page /m/chat.'],
  ['one without a place', { ...NONE, decides: [login] }, 'Turns Log-in on and off.'],
  ['its readers', { ...NONE, readBy: [login] }, 'Read while running by Log-in.'],
  ['several readers', { ...NONE, readBy: [login, chat] }, 'Read while running by Log-in, Chat.'],
  ['all', { decides: [login], readBy: [login, chat], fetches: ['acme.tips'] }, 'Turns Log-in on and off. Read while running by Chat. acme.tips is fetched while it is on.'],
])('tells %s', (_, listed, text) => expect(switchSummary(listed)).toBe(text)) // prettier-ignore
