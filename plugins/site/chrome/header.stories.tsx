import { headerActions, Link } from '@foyer/sdk'
import { pluginStories, storyImage, useStoryText } from '@foyer/sdk/testing'
import { getByRole } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { logo } from '../contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / header' }

const LogIn = (): ReactNode => (
  <Link to="/m/login" style={{ whiteSpace: 'nowrap', color: 'inherit' }}>
    {useStoryText()('Log in')}
  </Link>
)
const Name = (): ReactNode => (
  <span style={{ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
    {useStoryText()('the.player.with.the.longest.name.of.all')}
  </span>
)
const merchant = { id: 'lotus', name: 'Lotus' }
const story = pluginStories(plugin, {
  texts: EN,
  merchant,
  props: { bare: false },
  session: 'guest',
  setUp: (test) => test.contributeOthers(headerActions, [LogIn]),
})

export const Usual = story('Header')
/** Nobody puts anything beside the logo. */
export const Empty = story('Header', { setUp: () => undefined })
/** The merchant has another logo on its image server. */
export const UsualLogo = story('Header', {
  setUp: (test) => test.contributeOthers(logo, [storyImage('logo', 120, 28)]),
})
export const LongTexts = story('Header', {
  setUp: (test) => test.contributeOthers(headerActions, [Name, LogIn]),
})
export const Focused = story('Header', {
  play: (root, t) => getByRole(root, 'button', { name: t('menu') }).focus(),
})
export const FocusedLogo = story('Header', {
  play: (root) => getByRole(root, 'link', { name: merchant.name }).focus(),
})
