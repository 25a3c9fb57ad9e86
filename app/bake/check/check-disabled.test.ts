// @vitest-environment node
import { expect, it } from 'vitest'
import { checkDisabled } from './check-disabled.ts'

const KNOWN = ['tracking.facebook', 'games.lobby', 'account.auth', 'acme.draw']

it('accepts plugins of the site and foreign ones', () =>
  expect(checkDisabled(['tracking.facebook', 'acme.draw'], KNOWN)).toEqual([]))

it.each([
  [
    'a misspelt one',
    'tracking.facebok',
    'disabled[0] is "tracking.facebok", a plugin that the site does not have.',
    'Did you mean tracking.facebook?',
  ],
  ['another', 'x.y', 'disabled[0] is "x.y", a plugin that the site does not have.', 'Remove it.'],
  [
    'the log-in',
    'account.auth',
    'disabled[0] is account.auth, without which no player can sign in or move about.',
    'Remove it.',
  ],
])('refuses %s', (_, id, text, remedy) =>
  expect(checkDisabled([id], KNOWN)).toEqual([{ code: 'BK-DISABLED', text, remedy }]),
)
