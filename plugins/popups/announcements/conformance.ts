import type { ConformanceOptions } from '@foyer/sdk/testing'
import { fakeAnnouncement } from './announcements.fake.ts'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'announcements.visitor': { items: [fakeAnnouncement('1', { execution: 'B' })], refused: [] },
    'announcements.member': {
      items: [fakeAnnouncement('1', { promotionType: 'REWARD' }), fakeAnnouncement('2', { execution: 'F' })],
      refused: [],
    },
  },
  sources: import.meta.glob<string>(['./*.{ts,tsx}', '!./*.{test,stories}.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
