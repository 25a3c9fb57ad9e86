import { createStore, CONSENT } from '@foyer/sdk'
import { type ConformanceOptions, fakeConsent } from '@foyer/sdk/testing'
import { INSTALLER, type Installer, type InstallOffer } from '../contract/installer.ts'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

const offer: InstallOffer = { appUrl: 'https://d.example/app.apk', iconUrl: undefined, web: 'none' }

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  services: () => {
    const installer: Installer = {
      offer: createStore<InstallOffer | undefined>(offer),
      downloadApp: () => true,
      installWebApp: () => Promise.resolve('unavailable'),
    }
    return { [INSTALLER]: installer, [CONSENT]: fakeConsent({ asks: false }) }
  },
  settings: { show: true },
  storageKeys: ['hideDownloadBar'],
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
}
