import { createStore } from '@foyer/sdk'
import type { ConformanceOptions } from '@foyer/sdk/testing'
import { COUNTS } from '../../wallet/contract/counts.ts'
import { INSTALLER } from '../contract/installer.ts'
// What a decision imports: the suite gives an import less time than a busy machine needs for the first one.
import './decide-prompt.ts'
import './open-prompt.tsx'
import { readInstallSettings } from './read-install-settings.ts'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: { 'install.prompt-settings': readInstallSettings({ login_required: 1, bind_card: 2 }) },
  services: () => ({
    [COUNTS]: {
      state: createStore({ deposits: 1, withdrawals: 0, cards: { bank: 0, virtualWallet: 0, eWallet: 0 } }),
      refresh: () => Promise.resolve(),
    },
    [INSTALLER]: {
      offer: createStore({ appUrl: 'https://app.test/foyer.apk', iconUrl: undefined, web: 'prompt' }),
      downloadApp: () => true,
      installWebApp: () => Promise.resolve('accepted'),
    },
  }),
}
