import type { IconName } from '@foyer/sdk/ui'

const ICONS: Readonly<Record<string, IconName>> = {
  LOTT: 'lottery',
  ELOTT: 'star',
  ELOTTO: 'star',
  SEA_LOTT: 'lottery',
  VIETNAM_LOTTO: 'lottery',
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'cards',
  SPORTS: 'sport',
  CRASH: 'fire',
}

/** The icon of a category of the gateway; an unknown category has that of any game. */
export const categoryIcon = (category: string): IconName =>
  (Object.hasOwn(ICONS, category) && ICONS[category]) || 'games'
