import type { Activate } from '@foyer/sdk'
import { rememberAsked } from './asked-games.ts'
import type { manifest } from './manifest.ts'
import { launchAddress } from './read-launch.ts'

export { LaunchGame } from './launch-game.tsx'

export const activate: Activate<typeof manifest> = (context, { navigation }) => ({
  launch: {
    open: (request) => {
      rememberAsked(context, request)
      navigation.go(launchAddress(request))
    },
  },
})
