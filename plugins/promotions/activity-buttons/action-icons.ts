import type { IconProps } from '@foyer/sdk/ui'
import type { Action } from './activity-button.ts'

/** The site's own picture of each action: an icon, or the data of a path on a grid of 24 × 24. */
export const ACTION_ICONS: Readonly<Record<Action, IconProps['name']>> = {
  APP_DOWNLOAD: 'M8 2.500h8a1.5 1.5 0 0 1 1.5 1.500v16a1.5 1.5 0 0 1-1.5 1.500H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.500zM12 7v7M9.5 11.500L12 14l2.5-2.500M10.5 18h3',
  REGISTER: 'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 20c.7-3.5 3.3-5 7-5 1.5 0 2.9.3 4 .8M18 14v6M15 17h6',
  INVITE_FRIENDS: 'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.500c.7-3 3-4.5 6.5-4.500s5.8 1.5 6.5 4.500M15.5 5.500a3.5 3.5 0 0 1 0 6.500M18 15.500c1.9.7 3 2 3.5 4',
  MEMBER: 'star',
  DEPOSIT: 'M4 7h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12v3M16.5 13.500v0',
  REWARD_CENTER: 'gift',
  MISSION: 'trophy',
  POINT_MARKET: 'M4 9l1.5-5h13L20 9M4 9v11h16V9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 9M9.5 20v-5h5v5',
  ACTIVITY: 'fire',
} // prettier-ignore
