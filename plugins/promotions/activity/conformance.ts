import { CLOCK } from '@foyer/sdk'
import { FakeClock, type ConformanceOptions } from '@foyer/sdk/testing'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'
import { FAKE_ACTIVITIES, FAKE_CATEGORIES, NOW } from './activities.fake.ts'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  services: () => ({ [CLOCK]: new FakeClock(NOW) }),
  answers: {
    'activity.categories': { entries: FAKE_CATEGORIES, refused: [] },
    'activity.list': { entries: FAKE_ACTIVITIES, refused: [] },
  },
  sources: import.meta.glob<string>(['./*.{ts,tsx}', '!./*.{test,stories}.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
