import { useServices, useStore } from '@foyer/sdk'
import { DEFAULT_PICTURES, MAX_PICTURES } from './constants.ts'
import type { manifest } from './manifest.ts'

/** How many pictures the gateway lets a player choose from (CO-13); no more than there are. */
export function usePictureCount(): number {
  const { site } = useServices<typeof manifest>()
  const count = useStore(site.status, (status) => status?.profileIconCount ?? DEFAULT_PICTURES)
  return Math.min(count, MAX_PICTURES)
}
