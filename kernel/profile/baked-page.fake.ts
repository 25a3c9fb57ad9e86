import type { BakedPage } from './baked-page.ts'

/** A baked page for tests: the merchant lotus, with a guest's facts only. */
export const bakedPage = (page: Partial<BakedPage> = {}): BakedPage => ({
  build: 'b1',
  merchant: {
    id: 'lotus',
    code: 'lotus01',
    name: 'Lotus',
    currency: 'VND',
    languages: ['VI', 'EN'],
    defaultLanguage: 'VI',
    legal: { company: 'Lotus Ltd.', minimumAge: 18, terms: '/terms', privacy: '/privacy' },
  },
  language: 'VI',
  facts: {
    switch: { CBS3: true },
    member: {},
    device: undefined,
    consent: {},
    session: { loggedIn: false },
    site: undefined,
    setting: { 'games.lobby': { rows: 3 } },
    fresh: false,
  },
  textsUrl: '/m/t/x/',
  texts: {},
  data: {},
  domains: ['lotus.example', 'a.example', 'b.example'],
  imageCDNs: ['https://img.lotus.example'],
  endpoints: {},
  metadata: {},
  inspection: false,
  ...page,
})
