import { GAMES_PATH, Navigate, useServices, useStore } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import type { manifest } from './manifest.ts'
import { readTrial } from './read-trial.ts'
import { TRIAL_PATH } from './trial-address.ts'
import { TrialScreen } from './trial-screen.tsx'
export { TrialOffer } from './trial-offer.tsx'

/** /m/trialGame: the trial of the game that its address names; without one, the games (OV-17). */
export function TrialGame(): ReactNode {
  const { navigation } = useServices<typeof manifest>()
  const shown = useStore(navigation.location)
  const [query, setQuery] = useState(shown.search)
  // While the player leaves, the address is already another screen's; its query names no game.
  if (shown.pathname === TRIAL_PATH && shown.search !== query) setQuery(shown.search)
  const trial = readTrial(query, location.origin)
  return trial ? <TrialScreen key={query} trial={trial} /> : <Navigate to={GAMES_PATH} replace />
}
