import { useServices, useStore } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { useMemberStores } from './member-stores.ts'
import { usePictureCount } from './use-picture-count.ts'

/** The picture, from 0, that the member who is signed in has chosen; `undefined`: none, or one that is gone. */
export function useOwnPicture(): number | undefined {
  const { pictures } = useMemberStores()
  const id = useStore(useServices<typeof manifest>().session.current)?.id
  const count = usePictureCount()
  useStore(pictures.changes)
  return id === undefined ? undefined : pictures.of(id, count)
}
