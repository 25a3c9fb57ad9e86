import { devices, type Page } from '@playwright/test'
import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

const beAnIPhone = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setUserAgentOverride', { userAgent: devices['iPhone 15'].userAgent })
}

export const install: readonly Screen[] = [
  {
    name: 'install prompt',
    to: '/m/home',
    state: { ...PLAYER, prompts: 'login' },
    shows: 'Play in the {{brand}} app',
  },
  {
    name: 'install prompt, forced',
    to: '/m/home',
    state: { ...PLAYER, prompts: 'login-forced' },
    shows: 'Play in the {{brand}} app',
  },
  {
    name: 'install prompt, whole screen',
    to: '/m/home',
    state: { ...PLAYER, prompts: 'login-full' },
    shows: 'Play in the {{brand}} app',
  },
  {
    name: 'install prompt, deposit',
    to: '/m/home',
    state: { ...PLAYER, prompts: 'deposit-times' },
    shows: 'Take {{brand}} with you',
  },
  {
    name: 'install prompt, bank card',
    to: '/m/home',
    state: { ...PLAYER, cards: 'none', prompts: 'bind-card' },
    shows: 'Add an account for withdrawals',
  },
]

export const installOnAnIPhone: readonly Screen[] = [
  {
    name: 'install prompt, home screen',
    to: '/m/home',
    state: { prompts: 'home-screen' },
    before: beAnIPhone,
    shows: 'Add {{brand}} to your home screen',
  },
  {
    name: 'ways to install',
    to: '/m/home',
    state: { pwa: '1' },
    before: beAnIPhone,
    steps: [press('Settings'), press('Install the app')],
    shows: 'Add to the home screen',
  },
]
