import { SITE } from '@foyer/sdk'
import { fakeSite, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { GamePanel } from './game-panel.tsx'
import { Launcher } from './launcher.tsx'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { MiniGame } from './script-contract.ts'

export default { title: 'games / mini-game' }

const story = pluginStories(
  {
    ...plugin,
    // The script of these stories never comes: they show the components themselves.
    load: () => Promise.resolve({ Launcher, Panel }),
  },
  {
    texts: EN,
    services: { [SITE]: fakeSite({ status: { switches: { LOTTMINIGAME3: true } } }) },
    props: { movable: true, onOpen: () => undefined },
  },
)

interface PanelProps {
  readonly game: MiniGame
}
const OPTIONS = { variant: 'v1', language: 'EN' } as const
const LOGGER = { error: () => undefined }

function Panel({ game }: PanelProps): ReactNode {
  return <GamePanel game={game} options={OPTIONS} logger={LOGGER} onClose={() => undefined} />
}

/** A game that is a picture and a button. */
const GAME: MiniGame = {
  mount(element) {
    const button = document.createElement('button')
    button.textContent = 'Roll'
    button.style.cssText = 'min-block-size: 44px; margin: 24px; inline-size: calc(100% - 48px)'
    element.append(button)
    return () => button.remove()
  },
}
const broken: MiniGame = {
  mount() {
    throw new Error('The game of this story does not open')
  },
}
const sheet = (game: MiniGame): StoryOptions => ({ overlay: 'sheet', props: { game } })

export const Usual = story('Launcher')
/** The SEA variant. */
export const UsualFixed = story('Launcher', { props: { movable: false, onOpen: () => undefined } })
export const Focused = story('Launcher', {
  play: async (root, t) => (await findByRole(root, 'button', { name: t('open') })).focus(),
})
export const UsualMoved = story('Launcher', {
  play: async (root, t) => {
    const button = await findByRole(root, 'button', { name: t('open') })
    for (let step = 0; step < 5; step++) fireEvent.keyDown(button, { key: 'ArrowUp' })
  },
})
export const UsualOpen = story('Panel', sheet(GAME))
export const Failed = story('Panel', sheet(broken))
export const FailedLongTexts = story('Panel', {
  ...sheet(broken),
  texts: {
    ...EN,
    title: 'The mini game of the lottery for members of the club',
    failed: 'The mini game could not be started, because it is being prepared for the next round of draws.',
    try_again: 'Try to start the mini game again',
  },
})
