import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { BoundCards } from '../shared/bound-card.ts'
import type { Bank } from './bank.ts'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

const bound: BoundCards = {
  cards: [{ id: '1', kind: 'bank', name: 'Harbour Bank', masked: '•••• 4321', boundAt: 1_760_000_000_000 }],
  refused: [],
}
const banks: readonly Bank[] = [
  { code: 'HB', name: 'Harbour Bank', minDigits: undefined, maxDigits: undefined, takesCards: true },
]

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'wallet.cards': bound,
    'wallet.banks': { banks, refused: [] },
    'wallet.bind-card': {},
    'wallet.bind-pix': {},
  },
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
