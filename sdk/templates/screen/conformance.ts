import type { ConformanceOptions } from '@foyer/sdk/testing'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

/** What the conformance suite needs to exercise the whole plugin. */
export const options: ConformanceOptions = {
  answers: { 'acme.list': [{ id: '1', title: 'First' }], 'acme.add': { id: '2', title: 'Second' } },
  sources: import.meta.glob<string>(['./*.{ts,tsx}', '!./*.{test,stories}.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
