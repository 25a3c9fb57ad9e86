import type { ConformanceOptions } from '@foyer/sdk/testing'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  answers: {
    'member.rank-progress': { completed: 3, expected: 5, labelId: 'vip-7' },
    'member.vip-benefits': {
      levels: [{ level: 1, name: 'Bronze', benefits: [{ type: 'BONUS', name: 'Bonus', value: '5%' }] }],
      refused: [],
    },
    'auth.logout': {},
  },
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
