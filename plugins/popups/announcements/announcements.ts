import { type Activate, popUps } from '@foyer/sdk'
import { MEMBER_DELAY_MS, VISITOR_DELAY_MS } from './constants.ts'
import type { manifest } from './manifest.ts'

export { BellRow } from './bell-row.tsx'

export const activate: Activate<typeof manifest> = (context, services) => {
  context.contribute(popUps, {
    key: 'announcements',
    priority: 'announcement',
    delayMs: ({ member }) => (member ? MEMBER_DELAY_MS : VISITOR_DELAY_MS),
    async decide(moment) {
      try {
        const { decide } = await import('./decide.ts')
        return await decide(context, services, moment)
      } catch (error) {
        context.logger.warn('AN-OPEN: the code of the announcements could not be fetched', error)
        return { kind: 'skip', reason: 'the code could not be fetched' }
      }
    },
  })
}
