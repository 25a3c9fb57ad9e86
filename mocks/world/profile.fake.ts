import type { Profile } from '../../kernel/profile/profile.ts'

/** A merchant for the mocks' own tests, since those of `merchants/` change with their brands. */
export const testProfile = (profile: Partial<Profile> = {}): Profile => ({
  id: 'lotus',
  code: 'lotus01',
  name: 'Lotus',
  currency: 'VND',
  languages: ['VI', 'EN'],
  defaultLanguage: 'VI',
  legal: { company: 'Lotus Ltd.', minimumAge: 18, terms: '/terms', privacy: '/privacy' },
  hosts: ['lotus.localhost'],
  theme: 'auto',
  themeColor: { light: '#fff', dark: '#000' },
  switches: { CBS3: true, GOOGLELOGIN3: false },
  settings: {},
  consent: 'none',
  imageCDNs: ['/cdn'],
  frameAncestors: [],
  endpoints: {},
  metadata: {},
  inspection: true,
  ...profile,
})
