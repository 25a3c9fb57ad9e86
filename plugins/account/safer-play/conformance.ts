import type { ConformanceOptions } from '@foyer/sdk/testing'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  answers: { 'auth.logout': {} },
  settings: { address: 'https://safer.example/limits', reminderMinutes: 30 },
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
