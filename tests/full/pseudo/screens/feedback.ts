import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { fill, press, tap } from './steps.ts'

export const feedback: readonly Screen[] = [
  { name: 'feedback', to: '/m/feedback', state: PLAYER, shows: 'What is it about?' },
  {
    name: 'feedback, errors',
    to: '/m/feedback',
    state: PLAYER,
    steps: [tap('main form [type=submit]')],
    shows: 'Write your message.',
  },
  {
    name: 'feedback, failed',
    to: '/m/feedback',
    state: { ...PLAYER, fault: 'feedback.send:500' },
    steps: [
      press('A game'),
      fill('Your message', 'Show the times of the next draws.'),
      tap('main form [type=submit]'),
    ],
    shows: 'This could not be sent. Your text is still here, please try again.',
  },
  {
    name: 'feedback, sent',
    to: '/m/feedback',
    state: PLAYER,
    steps: [
      press('A game'),
      fill('Your message', 'Show the times of the next draws.'),
      tap('main form [type=submit]'),
    ],
    shows: 'We have received your message and will read it soon.',
  },
]
