import { type Component, definePlugin, plugin } from '@foyer/sdk'
import { fakeOverlays, testPlugin } from '@foyer/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import texts from './locales/EN.json' with { type: 'json' }
import { createLoginDialogs } from './identity-login.tsx'

/** What is opened by the question, over an overlay that is open. */
function ask(registrationOpen: boolean) {
  const overlays = fakeOverlays()
  overlays.open(() => null, { label: 'Announcement' })
  void createLoginDialogs(overlays, (...[key]) => key).chooseAccount('No account yet', registrationOpen)
  return overlays.opened
}

afterEach(cleanup)

it('[OV-30] the choice stacks at once on an open overlay', () =>
  expect(ask(true).map(({ options, open }) => [options.priority, open])).toEqual([
    [undefined, true],
    ['child', true],
  ]))

it.each([
  ['open', [texts.login_exist_account, texts.register_new, texts.not_now]],
  ['closed', [texts.login_exist_account, texts.not_now]],
])('[OV-16] what can be chosen where registration is %s', async (registration, choices) => {
  const Choice = ask(registration === 'open')[1]?.component as Component<object>
  const shows = plugin(definePlugin({ id: 'test.one', version: '1.0.0', sdk: '^1', title: 'One' }), () => ({
    Choice,
  }))
  render((await testPlugin(shows, { texts })).element('Choice'))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(choices)
})
