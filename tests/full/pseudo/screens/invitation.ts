import { memberScreen } from './member-screen.ts'
import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

export const invitation: readonly Screen[] = [
  ...memberScreen(
    'invitation',
    '/m/inviteFriends',
    'invite.referral',
    { data: 'Your invitation link', failed: 'The invitation could not be loaded.' },
    {
      'of a newcomer': [{ member: 'newcomer' }, 'Nobody has joined yet. Share your link to begin.'],
    },
  ),
  { name: 'invitation of a guest', to: '/m/inviteFriends', shows: 'Get a link of your own' },
  {
    name: 'invitation, QR code',
    to: '/m/inviteFriends',
    state: PLAYER,
    steps: [press('Show QR code')],
    shows: 'Your friend points the phone’s camera at it.',
  },
]
