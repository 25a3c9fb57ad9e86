import type { ConformanceOptions } from '@foyer/sdk/testing'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'install.download-setting': [
      { resourceType: 'Android', url: 'https://d.example/app.apk' },
      { resourceType: 'AppDownloadIcon', url: 'https://d.example/icon.png' },
    ],
  },
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
