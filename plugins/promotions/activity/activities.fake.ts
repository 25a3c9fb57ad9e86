import type { ActivityCategory, ActivityDetails, ActivityItem } from './activity-item.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './constants.ts'

/** The gateway's time in tests and stories. */
export const NOW = Date.UTC(2026, 10, 20, 12)

export const FAKE_CATEGORIES: readonly ActivityCategory[] = [
  { id: '11', name: 'New players' },
  { id: '12', name: 'Every day' },
]

export const fakeActivity = (id: string, part: Partial<ActivityItem> = {}): ActivityItem => ({
  id,
  title: `Promotion ${id}`,
  subline: 'Up to 500, until Sunday',
  image: `/cdn/promotions/story/${id}.svg`,
  categories: ['11'],
  startsAt: undefined,
  endsAt: undefined,
  redirect: '/m/game',
  externalLink: '',
  cta: 'Take it',
  linkageType: '',
  linkage: '',
  ...part,
})

/** In the order in which they are shown. */
export const FAKE_ACTIVITIES: readonly ActivityItem[] = [
  fakeActivity('rush', { title: 'Lunch rush', categories: ['12'], endsAt: NOW + 42 * MINUTE_MS }),
  fakeActivity('cashback', { title: 'Weekly cashback', endsAt: NOW + 2 * DAY_MS + 4 * HOUR_MS }),
  fakeActivity('club', { title: 'The club' }),
  fakeActivity('cup', { title: 'Weekend cup', startsAt: NOW + 5 * HOUR_MS, endsAt: NOW + DAY_MS }),
  fakeActivity('race', { title: 'Night race', endsAt: NOW - DAY_MS }),
]

export const fakeDetails = (part: Partial<ActivityDetails> = {}): ActivityDetails => ({
  ...fakeActivity('rush', { title: 'Lunch rush', endsAt: NOW + 42 * MINUTE_MS }),
  header: '<p><strong>For all members.</strong></p>',
  content:
    '<h3>How it works</h3><ol><li>Log in.</li><li>Play as usual.</li></ol>' +
    '<table><tr><th>Played</th><th>You get</th></tr><tr><td>100</td><td>10</td></tr></table>' +
    '<p>Questions? <a href="/m/customerService">Write to us</a>.</p>',
  footer: '<p>Play responsibly.</p>',
  ...part,
})
