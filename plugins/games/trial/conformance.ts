import type { ConformanceOptions } from '@foyer/sdk/testing'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  answers: { 'game.trial': 'http://localhost:1/' },
  settings: { vendors: ['TCG_SEA'] },
  props: { TrialOffer: { address: '/m/launchGame?vendor=TCG_SEA&code=SL001' } },
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
