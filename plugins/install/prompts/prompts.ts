import { type Activate, popUps } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { followMoneyScreens } from './follow-money-screens.ts'
import { promptPopUps } from './prompt-pop-ups.ts'

/** Small, since every page loads it: what decides is fetched at the moment of a prompt, what shows one with the first. */
export const activate: Activate<typeof manifest> = (context, services) => {
  for (const popUp of promptPopUps(context, services)) context.contribute(popUps, popUp)
  followMoneyScreens(context, services)
  return {
    installModal: {
      async open(request) {
        const { openInstallModal } = await import('./open-install-modal.tsx')
        return openInstallModal(context, services, request)
      },
    },
  }
}
